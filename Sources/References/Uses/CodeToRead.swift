import SourceText
import SwiftFacts
import SymbolGraph

/// Which code of a file is looked into: all of it, or the members that say something that a vocabulary listens for, or
/// name a part of a module.
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
  init(tellingIn facts: FileFacts, _ file: UInt32, _ table: SymbolTable, _ words: SiteWords) {
    let said = CodeToRead.whatIsSaid(in: facts, file, table, words)
    var isRead = [Bool](repeating: false, count: facts.surface.declarations.count)
    var nodes: [Range<UInt32>] = []
    var isTelling = false
    // What lies in a scope follows it.
    for scope in facts.body.scopes {
      if let last = nodes.last, scope.firstExpression < last.upperBound {
        // The code of a type inside a function is among that function's.
        isTelling = true
      } else if scope.parent == .max {
        let range = scope.owner == .max ? scope.range : facts.surface.declarations[Int(scope.owner)].range
        let place = said.partitionPoint { $0 >= range.start }
        isTelling = scope.kind == .initialValue || place < said.count && said[place] < range.end
        if isTelling { nodes.append(scope.firstExpression..<scope.endExpression) }
      }
      if isTelling, scope.owner != .max { isRead[Int(scope.owner)] = true }
    }
    (self.nodes, self.isRead) = (nodes, isRead)
  }

  /// Where words stand that say something, ascending.
  private static func whatIsSaid(
    in facts: FileFacts, _ file: UInt32, _ table: SymbolTable, _ words: SiteWords
  ) -> [UInt32] {
    var offsets: [UInt32] = []
    for node in facts.body.expressions where node.hasName && words.isTelling(table.nameID(node.payload, in: file)) {
      offsets.append(node.offset)
    }
    for node in facts.surface.types where node.hasName && words.parts.contains(table.nameID(node.name, in: file)) {
      offsets.append(node.offset)
    }
    return offsets.sorted()
  }
}
