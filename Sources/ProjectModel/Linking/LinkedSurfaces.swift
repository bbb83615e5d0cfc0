import LintRules
import Parallel
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// The first of two phases (DESIGN.md §4): the surfaces of all files linked, and the roles that types play by them.
/// What bodies do is then read one file at a time, in any order.
struct LinkedSurfaces: Sendable {
  let hierarchy: Hierarchy
  let governance: Governance
  let roles: [RoleAssignment]
  /// Files of tests and generated ones.
  let exemptFiles: [Bool]
  let overview: SurfaceOverview
  let systemScreens: SystemScreens
  let drawn: DrawnInterfaces
  /// For each protocol its conforming components that are not exempt, through however many steps.
  let conformers: [[TypeKey]]
  let words: SiteWords
  private let lexicon: Lexicon
  /// For each rulebook.
  private let weakWrappers: [SymbolSet]
  /// Asked for each file.
  private let rulebooksHaveOwnRules: [Bool]

  var table: TypeTable { hierarchy.table }

  /// - Parameters:
  ///   - lexicon: of these rulebooks, or of ones with the same words.
  ///   - folder: what the folder of the whole project is called.
  ///   - targets: what manifests say that are not among the files.
  init(
    _ files: [SourceFile], _ rulebooks: [Rulebook], _ lexicon: Lexicon, folder: String, targets: [TargetFolder],
    jobs: Int
  ) {
    self.lexicon = lexicon
    let (names, (folders, folderTargets)) = both(jobs: jobs) {
      InternedNames(files, after: lexicon.symbols, jobs: jobs)
    } _: {
      let folders = FolderTree(paths: files.map(\.pathInProject), root: folder)
      return (folders, TargetFolders(files, folders, others: targets))
    }
    let alike = AlikeRulebooks(rulebooks)
    let table = TypeTable(files: files, names: names, folders: folders, targets: folderTargets, jobs: jobs)
    let governance = Governance(alike, lexicon, files)
    let (hierarchy, signs) = both(jobs: jobs) {
      Hierarchy(
        resolver: TypeResolver(table: table, known: lexicon.known),
        external: lexicon.outside.guessingFamilies(of: table.symbols, from: Symbol(lexicon.symbols.count)).supertypes)
    } _: {
      RoleSigns(table, governance, jobs: jobs)
    }
    let drawn = DrawnInterfaces(table)
    let (found, overview) = both(jobs: jobs) {
      let roles = RoleFinder.find(governance: governance, hierarchy: hierarchy, signs: signs, drawn: drawn)
      var words = lexicon.words
      words.add(lexicon.patternsOfWords, of: table.symbols, from: Symbol(lexicon.symbols.count))
      words.addParts(hierarchy, roles)
      words.addWrappers(hierarchy, roles, jobs: jobs)
      return (roles: roles, words: words, conformers: Project.conformers(hierarchy, roles))
    } _: {
      SurfaceOverview(hierarchy, alike, lexicon)
    }
    (roles, conformers, self.overview) = (found.roles, found.conformers, overview)
    var words = found.words
    words.addKept(overview.standings, table)
    self.words = words
    systemScreens = SystemScreens(
      alike.kinds.map { governance.symbols(listedIn: [Vocabulary.alerts, Vocabulary.systemSheets], of: $0, table) })
    self.drawn = drawn
    rulebooksHaveOwnRules = rulebooks.map(\.hasOwnRules)
    weakWrappers = alike.kinds.map { governance.symbols(listedIn: [Vocabulary.weakWrappers], of: $0, table) }
    (self.hierarchy, self.governance, exemptFiles) = (hierarchy, governance, signs.exemptFiles)
  }

  // MARK: Bodies

  /// What the bodies of some files do, in the order of these; one typer for each thread, for it remembers what it has
  /// worked out, and one set of lists, whose room is kept.
  func read(_ files: [FileToRead], jobs: Int) -> [UsesOfStretch] {
    let length = 32
    let stretches = stride(from: 0, to: files.count, by: length).map { files[$0..<min($0 + length, files.count)] }
    return parallelMap(stretches, jobs: jobs, state: makeReader) { state, files in
      var found = FileUses()
      swap(&found, &state.lists)
      var accesses = governance.rulebooks.map { _ in Project.AccessCount() }
      for file in files {
        UseFinder.find(in: typed(file, state.typer), into: &found, readsFreeCode: hasOwnRules(file.number))
        accesses[governance.number(of: file.number)].add(found.accesses)
        found.accesses = Project.AccessCount()
      }
      let uses = UsesOfStretch(files: files.map(\.number), uses: found.trimmed(), accesses: accesses)
      found.removeAll()
      swap(&found, &state.lists)
      return uses
    }
  }

  private func makeReader() -> (typer: Typer, lists: FileUses) { (makeTyper(), FileUses()) }

  /// What the bodies of one file do, with what each name was taken for.
  func reread(_ file: UInt32) -> FileUses {
    var found = FileUses()
    UseFinder.find(
      in: typed(FileToRead(number: file, isWhole: true), makeTyper()), into: &found, readsFreeCode: hasOwnRules(file),
      keepsReferences: true)
    return found
  }

  /// Whether a project's own rules, which may speak of any code, govern a file.
  func hasOwnRules(_ file: UInt32) -> Bool { rulebooksHaveOwnRules[governance.number(of: file)] }

  func makeTyper() -> Typer {
    Typer(
      hierarchy: hierarchy, externals: lexicon.outside.members, language: lexicon.language, grafted: overview.grafted,
      systemScreens: systemScreens, drawn: drawn, outsideCalls: words.calls)
  }

  private func typed(_ file: FileToRead, _ typer: Typer) -> TypedFile {
    TypedFile(
      file: file.number, isWhole: file.isWhole, typer: typer, roles: roles, words: words,
      weakWrappers: weakWrappers[governance.number(of: file.number)])
  }
}

/// What the bodies of some files do.
struct UsesOfStretch: Sendable {
  /// Ascending.
  var files: [UInt32]
  var uses: FileUses
  /// For each rulebook what became of the member accesses in role code.
  var accesses: [Project.AccessCount]
}
