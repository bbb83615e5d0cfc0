/// The targets of a project as names in its code: `Shop.Interactor` is the `Interactor` of the target `Shop`.
struct OwnTargets: Sendable {
  /// For each file the name of its target; 0 where nobody writes that name.
  private let ofFile: [NameID]
  private let names: NameSet

  init(_ files: [SourceFile], _ tree: FolderTree, _ targets: TargetFolders, _ interner: Interner) {
    var known: [Int32: NameID] = [:]
    ofFile = tree.ofFile.map { folder in
      if let nameID = known[folder] { return nameID }
      let nameID = interner.find(targets[folder]) ?? 0
      known[folder] = nameID
      return nameID
    }
    names = NameSet(Set(known.values).subtracting([0]))
  }

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// Those that lie in a target.
  func only(_ candidates: [TypeKey], in target: NameID, _ file: (TypeKey) -> UInt32) -> [TypeKey] {
    candidates.filter { ofFile[Int(file($0))] == target }
  }
}
