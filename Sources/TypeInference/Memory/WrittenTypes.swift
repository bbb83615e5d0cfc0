import SymbolGraph

/// What written types are, as found out before: the same parameter is asked about wherever its function names it.
final class WrittenTypes {
  private struct Answer {
    var file = UInt32.max
    var node = UInt32.max
    var context = UInt32.max
    var value = Value.unknown
  }

  private let resolver: TypeResolver
  private let names: NamedTypes
  private let answers = RecentAnswers(size: 2048, none: Answer())

  init(_ resolver: TypeResolver) {
    self.resolver = resolver
    names = NamedTypes(resolver)
  }

  @inline(never)
  func value(ofType node: UInt32, in file: UInt32, context: UInt32) -> Value {
    if node == .max { return .unknown }
    if let value = valueOfName(node, in: file) { return value }
    let place = node &+ file &* 0x9e37_79b1
    if answers[place].node == node, answers[place].file == file, answers[place].context == context {
      return answers[place].value
    }
    let value = resolver.value(ofType: node, in: file, context: context)
    answers[place] = Answer(file: file, node: node, context: context, value: value)
    return value
  }

  /// The value of a plain name that means the same everywhere, also behind `?` and `any`: so are most written types.
  private func valueOfName(_ node: UInt32, in file: UInt32) -> Value? {
    let facts = resolver.table.facts(of: file)
    var node = node
    while facts.surface.types[Int(node)].kind.isTransparent, node + 1 < facts.surface.types[Int(node)].end { node += 1 }
    let fact = facts.surface.types[Int(node)]
    guard fact.kind == .named, fact.end == node + 1 else { return nil }
    let name = resolver.table.nameID(fact.name, in: file)
    return names.value(of: name) { resolver.named(name, [], in: file, context: .max) }
  }
}
