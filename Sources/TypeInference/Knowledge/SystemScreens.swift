import SymbolGraph

/// Alerts, and screens that the system brings along: what the vocabularies of a file's rulebook list.
public struct SystemScreens: Sendable {
  private let names: [SymbolSet]

  /// - Parameter names: for each rulebook of the run.
  public init(_ names: [SymbolSet]) { self.names = names }

  /// Whether a type is one in the words of a file's rulebook: itself, or by what it inherits from.
  public func contain(_ key: TypeKey, in file: UInt32, _ hierarchy: Hierarchy) -> Bool {
    let names = names[hierarchy.table.files[Int(file)].governor]
    return hierarchy.ancestry(of: key).contains { $0.isExternal && names.contains($0.symbol) }
  }

  /// Whether something from outside is called like one, by the number of a rulebook of the run.
  public func contains(_ name: Symbol, under governor: Int) -> Bool { names[governor].contains(name) }
}
