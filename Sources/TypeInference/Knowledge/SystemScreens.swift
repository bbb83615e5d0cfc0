import SymbolGraph

/// Alerts, and screens that the system brings along: what the vocabularies of a file's rulebook list.
public struct SystemScreens: Sendable {
  private let names: [NameSet]

  /// - Parameter names: for each rulebook of the run.
  public init(_ names: [NameSet]) { self.names = names }

  /// Whether a type is one in the words of a file's rulebook: itself, or by what it inherits from.
  public func contain(_ key: TypeKey, in file: UInt32, _ hierarchy: Hierarchy) -> Bool {
    let names = names[hierarchy.table.files[Int(file)].configuration]
    return hierarchy.ancestry(of: key).contains { $0.isExternal && names.contains($0.nameID) }
  }

  /// Whether something from outside is called like one, by the number of a rulebook of the run.
  public func contains(_ name: NameID, under configuration: Int) -> Bool { names[configuration].contains(name) }
}
