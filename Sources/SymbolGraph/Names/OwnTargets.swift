/// The targets of a project as names in its code: `Shop.Interactor` is the `Interactor` of the target `Shop`.
struct OwnTargets: Sendable {
  /// For each file the name of its target; 0 where the interner does not have it.
  private let ofFile: [NameID]
  private let names: NameSet
  /// For each file those of the project's targets that it imports.
  private let imports: [[NameID]]
  private let files: [SourceFile]
  private let folders: FolderTree
  private let targets: TargetFolders

  init(
    _ files: [SourceFile], _ namesOfFile: [[NameID]], _ tree: FolderTree, _ targets: TargetFolders, _ interner: Interner
  ) {
    (self.files, folders, self.targets) = (files, tree, targets)
    var known: [Int32: NameID] = [:]
    ofFile = tree.ofFile.map { folder in
      if let nameID = known[folder] { return nameID }
      let nameID = interner.find(targets[folder]) ?? 0
      known[folder] = nameID
      return nameID
    }
    let names = NameSet(Set(known.values).subtracting([0]))
    self.names = names
    imports = files.indices.map { file in
      var found: [NameID] = []
      for fact in files[file].facts.surface.imports {
        let target = namesOfFile[file][Int(fact.target)]
        if names.contains(target), !found.contains(target) { found.append(target) }
      }
      return found
    }
  }

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// Those that lie in a target.
  func only(_ candidates: [TypeKey], in target: NameID, _ file: (TypeKey) -> UInt32) -> [TypeKey] {
    candidates.filter { ofFile[Int(file($0))] == target }
  }

  /// Of several types of one name those that are nearest to a file: by target, then by folder. Private ones of other
  /// files are not seen.
  ///
  /// - Parameter types: what a key is a number of.
  func nearest(_ candidates: [TypeKey], to file: UInt32, among types: [TypeEntity]) -> [TypeKey] {
    let place = { (key: TypeKey) in types[key.index].place(files) }
    if candidates.count < 2 { return folders.nearest(candidates, to: file, place: place) }
    let seen = candidates.filter { place($0).file == file || !place($0).isPrivate }
    return folders.nearest(byTarget(seen, from: file) { types[$0.index].at.file }, to: file, place: place)
  }

  /// Those of the file's own target, else of the targets that it imports; all where neither has one, because a target
  /// may re-export what it imports.
  private func byTarget(_ candidates: [TypeKey], from file: UInt32, _ place: (TypeKey) -> UInt32) -> [TypeKey] {
    let own = targets[folders.ofFile[Int(file)]]
    let mine = candidates.filter { targets[folders.ofFile[Int(place($0))]] == own }
    if !mine.isEmpty { return mine }
    let imported = candidates.filter { imports[Int(file)].contains(ofFile[Int(place($0))]) }
    return imported.isEmpty ? candidates : imported
  }
}
