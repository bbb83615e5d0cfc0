/// What names mean that mean the same wherever they stand, as found out before.
///
/// A table of fixed size, as `WrittenTypes`.
final class KnownNames {
  private struct Answer {
    var name = Symbol.max
    var value = Value.unknown
  }

  private static let size: UInt32 = 2048
  private let table: TypeTable
  private let known: KnownSymbols
  private let answers: UnsafeMutablePointer<Answer>

  init(_ resolver: TypeResolver) {
    table = resolver.table
    known = resolver.known
    answers = .allocate(capacity: Int(KnownNames.size))
    answers.initialize(repeating: Answer(), count: Int(KnownNames.size))
  }

  deinit {
    answers.deinitialize(count: Int(KnownNames.size))
    answers.deallocate()
  }

  /// The value of a name; nil where it depends on the place.
  func value(of name: Symbol, otherwise find: () -> Value) -> Value? {
    let place = Int(name & (KnownNames.size - 1))
    if answers[place].name == name { return answers[place].value }
    guard name != known.selfType, !table.declared.inner.contains(name), table.isUnambiguous(name) else { return nil }
    let value = find()
    answers[place] = Answer(name: name, value: value)
    return value
  }
}
