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
  /// What everybody can reach as `X.shared`.
  let singletons: [TypeKey]
  private let words: SiteWords
  private let externals: ExternalMembers
  private let language: LanguageMembers
  private let grafted: GraftedMembers
  /// For each rulebook.
  private let weakWrappers: [SymbolSet]

  var table: TypeTable { hierarchy.table }

  init(_ files: [SourceFile], _ rulebooks: [Rulebook]) {
    var symbols = SymbolTable(expecting: files.count * 24)
    let symbolsOfFile = files.map { symbols.intern($0.facts.names) }
    let known = KnownSymbols(&symbols)
    language = LanguageMembers(&symbols)
    let external = ExternalKnowledge(rulebooks, &symbols)
    externals = external.members
    var words = SiteWords(rulebooks, &symbols)
    let table = TypeTable(files: files, symbols: symbols, symbolsOfFile: symbolsOfFile)
    hierarchy = Hierarchy(resolver: TypeResolver(table: table, known: known), external: external.supertypes)
    grafted = GraftedMembers(hierarchy)
    governance = Governance(rulebooks, files)
    roles = RoleFinder.find(governance: governance, hierarchy: hierarchy, scan: CodeScan(table: table))
    words.addWrappers(table, roles)
    words.listOutside(rulebooks, table.symbols)
    self.words = words
    weakWrappers = rulebooks.map { table.symbols(listedIn: [Vocabulary.weakWrappers], of: $0) }
    exemptFiles = RoleFinder.exemptFiles(table, governance)
    singletons = Project.singletons(table)
  }

  // MARK: Bodies

  /// What the bodies of some files do; one typer for each thread, for it remembers what it has worked out.
  func read(_ files: [UInt32], jobs: Int) -> [FileUses] {
    parallelMap(files, jobs: jobs, state: makeTyper) { typer, file in uses(of: file, typer) }
  }

  /// What the bodies of one file do, with what each name was taken for.
  func reread(_ file: UInt32) -> FileUses { uses(of: file, makeTyper(), keepsReferences: true) }

  private func makeTyper() -> Typer {
    Typer(hierarchy: hierarchy, externals: externals, language: language, grafted: grafted)
  }

  private func uses(of file: UInt32, _ typer: Typer, keepsReferences: Bool = false) -> FileUses {
    UseFinder.find(
      file: file, typer: typer, roles: roles, words: words, weakWrappers: weakWrappers[governance.number(of: file)],
      keepsReferences: keepsReferences)
  }

  /// Files with code of a role, and files that do something that a vocabulary listens for.
  @inline(never)
  func filesToResolve() -> [UInt32] {
    // A project's own rules may speak of types without a role.
    let wantsAll = governance.rulebooks.map { $0.rules.contains { $0.origin == .custom && $0.severity != .off } }
    var wanted = table.files.map { wantsAll[$0.governor] }
    for (index, type) in table.types.enumerated() where roles[index].role != nil && !roles[index].isExempt {
      wanted[Int(type.at.file)] = true
      for at in type.extensions { wanted[Int(at.file)] = true }
    }
    let data = wordsOfData()
    for (number, file) in table.files.enumerated() where !wanted[number] {
      let mayBeFacade = file.facts.surface.declarations.contains { $0.isOpenToTypes }
      let wordsOfData = data[governance.number(of: UInt32(number))]
      wanted[number] = file.facts.body.expressions.contains { node in
        guard node.kind == .name || node.kind == .member else { return false }
        let symbol = table.symbol(node.payload, in: UInt32(number))
        return words.calls.contains(symbol) || words.sets.contains(symbol) || words.wrappers.contains(symbol)
          || mayBeFacade && node.kind == .name && wordsOfData.contains(symbol)
      }
    }
    // What a singleton does decides whether it is a service.
    for key in singletons where !roles[key.index].isExempt { wanted[Int(table.entity(key).at.file)] = true }
    return wanted.indices.filter { wanted[$0] && !exemptFiles[$0] }.map(UInt32.init)
  }

  /// For each rulebook the names behind which data is kept: what a type without a role does with them in its static members
  /// decides whether it is a facade.
  private func wordsOfData() -> [SymbolSet] {
    let services =
      singletons.map { table.entity($0).name }
      + table.types.indices.filter { roles[$0].role == .service }.map { table.types[$0].name }
    return governance.rulebooks.map { rulebook in
      var words = table.symbols(listedIn: [Vocabulary.dataAccess], of: rulebook)
      for name in services { words.insert(name) }
      return words
    }
  }
}
