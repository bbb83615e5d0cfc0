import LintRules
import SymbolGraph

/// Alerts, and screens that the system brings along: what the vocabularies of a file's rulebook list.
struct SystemScreens: Sendable {
  private let names: [SymbolSet]
  private let governance: Governance

  init(_ table: TypeTable, _ governance: Governance) {
    names = governance.alike.kinds.map {
      governance.symbols(listedIn: [Vocabulary.alerts, Vocabulary.systemSheets], of: $0, table)
    }
    self.governance = governance
  }

  /// Whether a type is one in the words of a file's rulebook: itself, or by what it inherits from.
  func contain(_ key: TypeKey, in file: UInt32, _ hierarchy: Hierarchy) -> Bool {
    let names = names[governance.number(of: file)]
    return hierarchy.ancestry(of: key).contains { $0.isExternal && names.contains($0.symbol) }
  }

  /// Whether something from outside is called like one, by the number of a rulebook of the run.
  func contains(_ name: Symbol, under governor: Int) -> Bool { names[governor].contains(name) }
}
