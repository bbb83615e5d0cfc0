import SymbolGraph

/// What names mean that mean the same wherever they stand, as found out before.
final class NamedTypes {
  private struct Answer {
    var name = NameID.max
    var value = Value.unknown
  }

  private let table: SymbolTable
  private let known: KnownNames
  private let answers = RecentAnswers(size: 2048, none: Answer())

  init(_ resolver: TypeResolver) {
    table = resolver.table
    known = resolver.known
  }

  /// The value of a name; nil where it depends on the place.
  func value(of name: NameID, otherwise find: () -> Value) -> Value? {
    if answers[name].name == name { return answers[name].value }
    guard name != known.selfType, !table.declared.inner.contains(name), !known.placeholders.contains(name),
      table.isUnambiguous(name)
    else { return nil }
    let value = find()
    answers[name] = Answer(name: name, value: value)
    return value
  }
}
