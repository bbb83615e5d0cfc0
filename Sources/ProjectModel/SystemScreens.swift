import LintRules

/// Alerts, and screens that the system brings along: what the vocabularies of a file's rulebook list.
struct SystemScreens: Sendable {
  private let names: [SymbolSet]
  private let governance: Governance

  init(_ table: TypeTable, _ governance: Governance) {
    names = governance.rulebooks.map {
      table.symbols(listedIn: [Vocabulary.alerts, Vocabulary.systemSheets], of: $0)
    }
    self.governance = governance
  }

  /// Whether a file that names something so names one.
  func contains(_ name: Symbol, in file: UInt32) -> Bool { contains(name, under: governance.number(of: file)) }

  /// The same under a rulebook of the run, by its number.
  func contains(_ name: Symbol, under governor: Int) -> Bool { names[governor].contains(name) }
}
