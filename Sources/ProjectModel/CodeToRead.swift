import SwiftFacts

/// Which code of a file is looked into: all of it, or the members that say something that a vocabulary listens for.
struct CodeToRead {
  /// The nodes, ascending.
  let nodes: [Range<UInt32>]
  /// For each declaration whether its code is among them; empty: all are.
  private let isRead: [Bool]

  func contains(_ declaration: UInt32) -> Bool {
    isRead.isEmpty || declaration == .max || isRead[Int(declaration)]
  }

  /// All code of a file.
  init(all facts: FileFacts) {
    nodes = [0..<UInt32(facts.body.expressions.count)]
    isRead = []
  }

  /// Members that say something, and the initial values of the others: they say what is kept.
  init(tellingIn facts: FileFacts, _ file: UInt32, _ table: TypeTable, _ words: SiteWords) {
    var isRead = [Bool](repeating: false, count: facts.surface.declarations.count)
    var nodes: [Range<UInt32>] = []
    var isTelling = false
    // What lies in a scope follows it.
    for scope in facts.body.scopes {
      if scope.parent == .max {
        let own = scope.firstExpression..<scope.endExpression
        isTelling =
          scope.kind == .initialValue
          || own.contains { node in
            let fact = facts.body.expressions[Int(node)]
            return (fact.kind == .name || fact.kind == .member) && words.isTelling(table.symbol(fact.payload, in: file))
          }
        if isTelling { nodes.append(own) }
      }
      if isTelling, scope.owner != .max { isRead[Int(scope.owner)] = true }
    }
    (self.nodes, self.isRead) = (nodes, isRead)
  }
}
