/// The targets of a project as names in its code: `Shop.Interactor` is the `Interactor` of the target `Shop`.
struct OwnTargets: Sendable {
  /// For each file the name of its target; 0 where nobody writes that name.
  private let ofFile: [Symbol]
  private let names: SymbolSet

  init(_ files: [SourceFile], _ tree: FolderTree, _ targets: TargetFolders, _ symbols: SymbolTable) {
    var known: [Int32: Symbol] = [:]
    ofFile = tree.ofFile.map { folder in
      if let symbol = known[folder] { return symbol }
      let symbol = symbols.find(targets[folder]) ?? 0
      known[folder] = symbol
      return symbol
    }
    names = SymbolSet(Set(known.values).subtracting([0]))
  }

  func contains(_ name: Symbol) -> Bool { names.contains(name) }

  /// Those that lie in a target.
  func only(_ candidates: [TypeKey], in target: Symbol, _ file: (TypeKey) -> UInt32) -> [TypeKey] {
    candidates.filter { ofFile[Int(file($0))] == target }
  }
}
