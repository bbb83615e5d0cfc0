import LintRules
import Parallel
import SourceText
import SwiftFacts

/// The first of two phases (DESIGN.md §4): the surfaces of all files linked, and the roles that types play by them. What
/// bodies do is then read one file at a time, in any order.
struct LinkedSurfaces: Sendable {
  let hierarchy: Hierarchy
  let governance: Governance
  let roles: [RoleAssignment]
  /// Files of tests and generated ones.
  let exemptFiles: [Bool]
  let overview: SurfaceOverview
  let systemScreens: SystemScreens
  private let words: SiteWords
  private let externals: ExternalMembers
  private let language: LanguageMembers
  /// For each rulebook.
  private let weakWrappers: [SymbolSet]
  /// Asked for each file.
  private let rulebooksHaveOwnRules: [Bool]

  var table: TypeTable { hierarchy.table }

  /// - Parameter targets: what manifests say that are not among the files.
  init(_ files: [SourceFile], _ rulebooks: [Rulebook], targets: [TargetFolder], jobs: Int) {
    var (names, (folders, folderTargets)) = both(jobs: jobs) {
      InternedNames(files, jobs: jobs)
    } _: {
      let folders = FolderTree(paths: files.map(\.pathInProject))
      return (folders, TargetFolders(files, folders, others: targets))
    }
    let known = KnownSymbols(&names.symbols)
    language = LanguageMembers(&names.symbols)
    let external = ExternalKnowledge(rulebooks, &names.symbols)
    externals = external.members
    let plainWords = SiteWords(rulebooks, &names.symbols)
    let table = TypeTable(files: files, names: names, folders: folders, targets: folderTargets, jobs: jobs)
    let governance = Governance(rulebooks, files)
    let (hierarchy, signs) = both(jobs: jobs) {
      Hierarchy(resolver: TypeResolver(table: table, known: known), external: external.supertypes)
    } _: {
      RoleSigns(table, governance, jobs: jobs)
    }
    ((roles, words), overview) = both(jobs: jobs) {
      let roles = RoleFinder.find(governance: governance, hierarchy: hierarchy, signs: signs)
      var words = plainWords
      words.addParts(table, roles)
      words.addWrappers(hierarchy, roles, jobs: jobs)
      words.listOutside(rulebooks, table.symbols)
      return (roles, words)
    } _: {
      SurfaceOverview(hierarchy, rulebooks)
    }
    systemScreens = SystemScreens(table, governance)
    rulebooksHaveOwnRules = rulebooks.map(\.hasOwnRules)
    weakWrappers = rulebooks.map { table.symbols(listedIn: [Vocabulary.weakWrappers], of: $0) }
    (self.hierarchy, self.governance, exemptFiles) = (hierarchy, governance, signs.exemptFiles)
  }

  // MARK: Bodies

  /// What the bodies of some files do, in the order of these; one typer for each thread, for it remembers what it has
  /// worked out.
  func read(_ files: [FileToRead], jobs: Int) -> [UsesOfStretch] {
    let length = 32
    let stretches = stride(from: 0, to: files.count, by: length).map { files[$0..<min($0 + length, files.count)] }
    return parallelMap(stretches, jobs: jobs, state: makeTyper) { typer, files in
      var found = typer.takeLists()
      var accesses = governance.rulebooks.map { _ in Project.AccessCount() }
      for file in files {
        UseFinder.find(in: typed(file, typer), into: &found, readsFreeCode: hasOwnRules(file.number))
        accesses[governance.number(of: file.number)].add(found.accesses)
        found.accesses = Project.AccessCount()
      }
      let uses = UsesOfStretch(files: files.map(\.number), uses: found.trimmed(), accesses: accesses)
      typer.giveBack(found)
      return uses
    }
  }

  /// What the bodies of one file do, with what each name was taken for.
  func reread(_ file: UInt32) -> FileUses {
    var found = FileUses()
    UseFinder.find(
      in: typed(FileToRead(number: file, isWhole: true), makeTyper()), into: &found, readsFreeCode: hasOwnRules(file),
      keepsReferences: true)
    return found
  }

  /// Whether a project's own rules, which may speak of any code, govern a file.
  private func hasOwnRules(_ file: UInt32) -> Bool { rulebooksHaveOwnRules[governance.number(of: file)] }

  private func makeTyper() -> Typer {
    Typer(
      hierarchy: hierarchy, externals: externals, language: language, grafted: overview.grafted,
      systemScreens: systemScreens, outsideCalls: words.calls)
  }

  private func typed(_ file: FileToRead, _ typer: Typer) -> TypedFile {
    TypedFile(
      file: file.number, isWhole: file.isWhole, typer: typer, roles: roles, words: words,
      weakWrappers: weakWrappers[governance.number(of: file.number)])
  }

  /// Files with code of a role are read whole; of others the members that do something that a vocabulary listens for.
  @inline(never)
  func filesToResolve(jobs: Int) -> [FileToRead] {
    // A project's own rules may speak of types without a role.
    var isWhole = table.files.indices.map { hasOwnRules(UInt32($0)) }
    for (index, type) in table.types.enumerated() where roles[index].role != nil && !roles[index].isExempt {
      isWhole[Int(type.at.file)] = true
      for at in type.extensions { isWhole[Int(at.file)] = true }
    }
    // What a singleton does decides whether it is a service.
    for key in overview.singletons() where !roles[key.index].isExempt { isWhole[Int(table.entity(key).at.file)] = true }
    let data = wordsOfData()
    let files = parallelMap(stretches(of: isWhole.count, jobs: jobs), jobs: jobs) { [isWhole] stretch in
      stretch.compactMap { number -> FileToRead? in
        if exemptFiles[number] { return nil }
        return isWhole[number] ? FileToRead(number: UInt32(number), isWhole: true) : whatIsSaid(in: number, data)
      }
    }
    return Array(files.joined())
  }

  /// How much of a file without a role is to be read; nil: nothing in it is called like what a vocabulary listens for.
  private func whatIsSaid(in number: Int, _ data: [SymbolSet]) -> FileToRead? {
    let file = UInt32(number)
    let facts = table.files[number].facts
    let mayBeFacade = facts.surface.declarations.contains { $0.isOpenToTypes }
    let wordsOfData = data[governance.number(of: file)]
    var isTelling = false
    for node in facts.body.expressions where node.kind == .name || node.kind == .member {
      let symbol = table.symbol(node.payload, in: file)
      // Its members may hand data to one another.
      if mayBeFacade, node.kind == .name, wordsOfData.contains(symbol) {
        return FileToRead(number: file, isWhole: true)
      }
      if words.isTelling(symbol) {
        isTelling = true
        if !mayBeFacade { break }
      }
    }
    for node in facts.surface.types where node.kind == .named || node.kind == .member {
      let symbol = table.symbol(node.name, in: file)
      if mayBeFacade, wordsOfData.contains(symbol) { return FileToRead(number: file, isWhole: true) }
      if words.parts.contains(symbol) { isTelling = true }
    }
    return isTelling ? FileToRead(number: file, isWhole: false) : nil
  }

  /// For each rulebook the names behind which data is kept: what a type without a role does with them in its static members
  /// decides whether it is a facade.
  private func wordsOfData() -> [SymbolSet] {
    let services =
      overview.singletons().map { table.entity($0).name }
      + table.types.indices.filter { roles[$0].role == .service }.map { table.types[$0].name }
    return governance.rulebooks.map { rulebook in
      var words = table.symbols(listedIn: [Vocabulary.dataAccess], of: rulebook)
      for name in services { words.insert(name) }
      return words
    }
  }
}

/// A file whose code may have to do with a rule.
struct FileToRead: Sendable {
  let number: UInt32
  /// All its members, not only those that do something that a vocabulary listens for.
  let isWhole: Bool
}

/// What the bodies of some files do.
struct UsesOfStretch: Sendable {
  /// Ascending.
  var files: [UInt32]
  var uses: FileUses
  /// For each rulebook what became of the member accesses in role code.
  var accesses: [Project.AccessCount]
}
