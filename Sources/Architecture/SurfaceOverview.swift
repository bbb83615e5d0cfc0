import LintRules
import Parallel
import Roles
import SwiftFacts
import SymbolGraph
import TypeInference

/// What linked surfaces say independently of roles: computed while roles are found.
struct SurfaceOverview: Sendable {
  let grafted: GraftedMembers
  /// For each type whether everybody can reach an object of it, as `X.shared`.
  let standings: [Project.Standing]
  /// For each file the types that it declares or extends, in the order of its declarations.
  let typesByFile: [[TypeKey]]
  /// For each rulebook the targets of the project that are user interface, with the chain of targets that makes them
  /// so.
  let ownUITargets: [[String: [String]]]
  let interfaces: [InterfaceNames]
  /// By the name of a target.
  let firstFileOfTarget: [String: Int]

  init(_ hierarchy: Hierarchy, _ rulebooks: AlikeRulebooks, _ lexicon: Lexicon) {
    let table = hierarchy.table
    grafted = GraftedMembers(hierarchy)
    standings = Project.standings(table)
    typesByFile = Project.typesByFile(table)
    let folders = table.targets
    var firsts: [String: Int] = [:]
    for (file, folder) in table.folders.ofFile.enumerated()
    where !folders[folder].isEmpty && firsts[folders[folder]] == nil {
      firsts[folders[folder]] = file
    }
    firstFileOfTarget = firsts
    ownUITargets = rulebooks.map { Project.findOwnUITargets(table, $0, folders) }
    interfaces = lexicon.interfaces.map { $0.matching(table.interner, from: NameID(lexicon.interner.count)) }
  }

  /// What everybody may reach as `X.shared`, ascending.
  func singletons() -> [TypeKey] { standings.indices.filter { standings[$0] != .none }.map { TypeKey(type: $0) } }
}
