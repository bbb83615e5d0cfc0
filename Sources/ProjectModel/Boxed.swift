/// A large immutable value behind one reference: copying it counts one reference instead of one for each of its arrays.
///
/// An array of one is the language's own box, and `_read` lends what is inside without a copy.
struct Boxed<Value: Sendable>: Sendable {
  private let one: [Value]

  init(_ value: Value) { one = [value] }

  var value: Value {
    @inline(__always) _read { yield one[0] }
  }
}
