/// The targets of a project as names in its code: `Shop.Interactor` is the `Interactor` of the target `Shop`.
struct OwnTargets: Sendable {
  /// For each file the name of its target; 0 where nobody writes that name.
  private let ofFile: [NameID]
  private let names: NameSet
  private let files: [SourceFile]
  private let namesOfFile: [[NameID]]
  private let folders: FolderTree

  init(
    _ files: [SourceFile], _ namesOfFile: [[NameID]], _ tree: FolderTree, _ targets: TargetFolders, _ interner: Interner
  ) {
    (self.files, self.namesOfFile, folders) = (files, namesOfFile, tree)
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

  /// Of several types of one name those that are nearest to a file: by target, then by folder.
  ///
  /// - Parameter types: what a key is a number of.
  func nearest(_ candidates: [TypeKey], to file: UInt32, among types: [TypeEntity]) -> [TypeKey] {
    folders.nearest(seen(candidates, from: file, types), to: file) { types[$0.index].place(files) }
  }

  /// Those of the file's own target, else of the targets that it imports; all where neither has one, for a target may
  /// hand on what it imports.
  private func seen(_ candidates: [TypeKey], from file: UInt32, _ types: [TypeEntity]) -> [TypeKey] {
    func target(_ key: TypeKey) -> NameID { ofFile[Int(types[key.index].at.file)] }
    let own = ofFile[Int(file)]
    if candidates.count < 2 || candidates.contains(where: { target($0) == own }) { return candidates }
    let imports = files[Int(file)].facts.surface.imports.map { namesOfFile[Int(file)][Int($0.target)] }
    let imported = candidates.filter { target($0) != 0 && imports.contains(target($0)) }
    return imported.isEmpty ? candidates : imported
  }
}
