import SwiftFacts

extension Typer {
  /// The members of a name: those of the nearest ancestor that has any, or, where none of them takes the labels of a call,
  /// those of the nearest that does. (`present(error:)` beside a `present(message:)` that another protocol declares.)
  func members(
    named name: Symbol, of key: TypeKey, _ arguments: [Value], call: UInt32, _ stretch: Stretch
  ) -> (declarations: ArraySlice<DeclarationRef>, owner: Hierarchy.Ancestor) {
    let nearest = hierarchy.members(named: name, of: key, arguments: arguments)
    guard call != .max, !nearest.declarations.isEmpty else { return nearest }
    let fact = stretch.expression(call)
    func fits(_ candidates: ArraySlice<DeclarationRef>) -> Bool { candidates.contains { accepts($0, fact, stretch) } }
    if fits(nearest.declarations) { return nearest }
    for ancestor in hierarchy.ancestry(of: key) where ancestor != nearest.owner.key {
      let found = table.members(named: name, of: ancestor)
      if found.isEmpty || !fits(found) { continue }
      let all = hierarchy.ancestry(of: key, arguments: arguments)
      return (found, all.first { $0.key == ancestor } ?? Hierarchy.Ancestor(key: ancestor, arguments: []))
    }
    return nearest
  }
}
