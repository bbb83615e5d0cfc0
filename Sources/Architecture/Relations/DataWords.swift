import LintRules
import Roles
import SwiftFacts
import SymbolGraph

/// What the vocabularies about data list, each for each rulebook, and which files import only what is known to touch
/// none.
struct DataWords: Sendable {
  /// Types from outside that fetch or keep data.
  let access: [NameSet]
  /// That only work with data.
  let handling: [NameSet]
  /// That compute, or stand for the device.
  let computing: [NameSet]
  /// That keep what changes.
  let changing: [NameSet]
  /// By file.
  private let importSystem: [Bool]
  private let importSystemOrOwn: [Bool]

  init(_ project: Project) {
    let (configurations, table) = (project.effectiveConfigurations, project.table)
    func listed(_ vocabulary: String) -> [NameSet] {
      configurations.alike.kinds.map { configurations.nameIDs(listedIn: [vocabulary], of: $0, table) }
    }
    access = listed(Vocabulary.dataAccess)
    handling = listed(Vocabulary.dataHandling)
    computing = listed(Vocabulary.computing)
    changing = listed(Vocabulary.changing)
    let known = configurations.rulebooks.map { rulebook in
      [Vocabulary.computingTargets, Vocabulary.uiTargets].flatMap { rulebook.vocabularies[$0]?.names ?? [] }
    }
    // Thousands of files import the same few targets.
    var answers = known.map { _ in [NameID: Bool]() }
    var (importSystem, importSystemOrOwn): ([Bool], [Bool]) = ([], [])
    for (number, file) in table.files.enumerated() {
      let configuration = configurations.number(of: UInt32(number))
      var (isSystem, isKnown) = (true, true)
      for fact in file.facts.surface.imports {
        let target = table.nameID(fact.target, in: UInt32(number))
        let isListed =
          answers[configuration][target]
          ?? known[configuration].contains { $0.matches(file.facts.names[fact.target]) }
        answers[configuration][target] = isListed
        isSystem = isSystem && isListed
        isKnown = isKnown && (isListed || table.isOwnTarget(target))
      }
      importSystem.append(isSystem)
      importSystemOrOwn.append(isKnown)
    }
    (self.importSystem, self.importSystemOrOwn) = (importSystem, importSystemOrOwn)
  }

  /// Whether a file imports nothing but what computes, shows or stands for the device.
  ///
  /// - Parameter allowsOwn: it may import other targets of the project, too.
  func importsOnlyTheSystem(_ file: UInt32, allowsOwn: Bool = false) -> Bool {
    allowsOwn ? importSystemOrOwn[Int(file)] : importSystem[Int(file)]
  }
}
