import LintRules
import Parallel
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// The first of two phases: the surfaces of all files linked, and the roles that types play by them.
/// What bodies do is then read one file at a time, in any order.
struct LinkedSurfaces: Sendable {
  let hierarchy: Hierarchy
  let effectiveConfigurations: EffectiveConfigurations
  let roles: [RoleAssignment]
  /// Files of tests and generated ones.
  let exemptFiles: [Bool]
  let overview: SurfaceOverview
  let systemScreens: SystemScreens
  let drawn: DrawnInterfaces
  /// For each protocol its conforming components that are not exempt, through however many steps.
  let conformers: [[TypeKey]]
  let words: SiteWords
  /// Of what roles play and vocabularies listen for.
  let bodies: BodyReader
  /// What was asked of code when roles were found.
  private let questions: CodeQuestions

  var table: SymbolTable { hierarchy.table }

  /// - Parameters:
  ///   - lexicon: of these rulebooks, or of ones with the same words.
  ///   - names: that have a number already, those of the lexicon first; nil: only these.
  ///   - folder: what the folder of the whole project is called.
  ///   - targets: what manifests say that are not among the files.
  init(
    _ files: [SourceFile], _ rulebooks: [Rulebook], _ lexicon: Lexicon, names known: Interner? = nil, folder: String,
    targets: [TargetFolder], jobs: Int
  ) {
    let (names, (folders, folderTargets)) = both(jobs: jobs) {
      InternedNames(files, after: known ?? lexicon.interner, jobs: jobs)
    } _: {
      let folders = FolderTree(paths: files.map(\.pathInProject), root: folder)
      return (folders, TargetFolders(files, folders, others: targets))
    }
    let alike = AlikeRulebooks(rulebooks)
    let table = SymbolTable(files: files, names: names, folders: folders, targets: folderTargets, jobs: jobs)
    let effectiveConfigurations = EffectiveConfigurations(alike, lexicon, files)
    let (hierarchy, signs) = both(jobs: jobs) {
      Hierarchy(
        resolver: TypeResolver(table: table, known: lexicon.known),
        external: lexicon.outside.guessingFamilies(of: table.interner, from: NameID(lexicon.interner.count)).supertypes,
        containers: alike.kinds.reduce(into: NameSet()) { containers, kind in
          let own = effectiveConfigurations.nameIDs(listedIn: [Vocabulary.containers], of: kind, table)
          containers = containers.union(own)
        })
    } _: {
      RoleSigns(table, effectiveConfigurations, jobs: jobs)
    }
    let drawn = DrawnInterfaces(table)
    let (found, overview) = both(jobs: jobs) {
      let (roles, questions) = RoleFinder.find(
        effectiveConfigurations: effectiveConfigurations, hierarchy: hierarchy, signs: signs, drawn: drawn)
      var words = lexicon.words
      words.add(lexicon.patternsOfWords, of: table.interner, from: NameID(lexicon.interner.count))
      words.addParts(hierarchy, roles)
      words.addWrappers(hierarchy, roles.map(\.role), jobs: jobs)
      return (roles: roles, questions: questions, words: words, conformers: Project.conformers(hierarchy, roles))
    } _: {
      SurfaceOverview(hierarchy, alike, lexicon)
    }
    (roles, questions, conformers, self.overview) = (found.roles, found.questions, found.conformers, overview)
    var words = found.words
    words.addKept(overview.standings, table)
    self.words = words
    systemScreens = SystemScreens(
      alike.kinds.map {
        effectiveConfigurations.nameIDs(listedIn: [Vocabulary.alerts, Vocabulary.systemSheets], of: $0, table)
      })
    self.drawn = drawn
    bodies = LinkedSurfaces.reader(
      TypingKnowledge(
        hierarchy: hierarchy, outside: lexicon.outside, language: lexicon.language, grafted: overview.grafted,
        systemScreens: systemScreens, drawn: drawn),
      roles, words, effectiveConfigurations)
    (self.hierarchy, self.effectiveConfigurations, exemptFiles) = (
      hierarchy, effectiveConfigurations, signs.exemptFiles
    )
  }

  private static func reader(
    _ knowledge: TypingKnowledge, _ roles: [RoleAssignment], _ words: SiteWords,
    _ effectiveConfigurations: EffectiveConfigurations
  ) -> BodyReader {
    BodyReader(
      knowledge, roles: roles.map(\.role), words: words,
      weakWrappers: effectiveConfigurations.alike.kinds.map {
        effectiveConfigurations.nameIDs(listedIn: [Vocabulary.weakWrappers], of: $0, knowledge.hierarchy.table)
      },
      haveOwnRules: effectiveConfigurations.rulebooks.map(\.hasOwnRules))
  }

  // MARK: Edits

  /// These surfaces after an edit in bodies alone; nil where the edit may give types other roles, or brings new names
  /// that may mean anything.
  ///
  /// - Parameters:
  ///   - files: as many as before, which declare what they declared.
  ///   - changed: the numbers of those that are others.
  func after(editIn changed: [UInt32], of files: [SourceFile], _ lexicon: Lexicon) -> LinkedSurfaces? {
    let new = table.after(editIn: changed, of: files)
    guard lexicon.isSilent(about: new.interner, from: NameID(table.interner.count)),
      changed.allSatisfy({ questions.haveSameAnswers(in: $0, of: table, and: new) }),
      words.hearTheSame(in: changed, of: hierarchy, and: new, roles.map(\.role))
    else { return nil }
    return LinkedSurfaces(self, new, lexicon)
  }

  private init(_ old: LinkedSurfaces, _ table: SymbolTable, _ lexicon: Lexicon) {
    hierarchy = Hierarchy(old.hierarchy, table: table)
    (roles, questions, conformers, words) = (old.roles, old.questions, old.conformers, old.words)
    (effectiveConfigurations, exemptFiles, overview) = (old.effectiveConfigurations, old.exemptFiles, old.overview)
    (systemScreens, drawn) = (old.systemScreens, old.drawn)
    bodies = LinkedSurfaces.reader(
      TypingKnowledge(
        hierarchy: hierarchy, outside: lexicon.outside, language: lexicon.language, grafted: overview.grafted,
        systemScreens: systemScreens, drawn: drawn),
      roles, words, effectiveConfigurations)
  }
}
