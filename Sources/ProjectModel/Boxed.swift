/// A large immutable value behind one reference: copying it counts one reference instead of one for each of its arrays,
/// and what is inside is lent, never copied.
struct Boxed<Value: Sendable>: Sendable {
  /// The only class of the floor: nothing else in the language lends a part of a shared value.
  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    @inline(__always) _read { yield storage.value }
  }
}
