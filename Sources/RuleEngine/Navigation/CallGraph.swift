import Architecture
import Parallel
import References
import SwiftFacts
import SymbolGraph

/// Functions that may do something for their callers, and what they call: the ways on which wrappers are found.
struct CallGraph: Sendable {
  /// A call site and the function around it.
  struct Passage: Sendable {
    var member: DeclarationRef
    /// An index into `Project.sites`.
    var site: Int
  }

  /// By the name that is called, made or set.
  private(set) var byName: [NameID: [Passage]] = [:]
  /// For a function of the project the calls of it.
  private(set) var callers: [DeclarationRef: [Passage]] = [:]
  /// For a function of the project the overrides that call it:
  /// `override func push(_ screen: Screen) { super.push(screen) }`.
  private(set) var overrides: [DeclarationRef: [DeclarationRef]] = [:]
  /// By name what the contracts of views demand.
  private(set) var demands: [NameID: [DeclarationRef]] = [:]

  init(_ matcher: SiteMatcher, jobs: Int) {
    let sites = matcher.project.sites
    let members = parallelMap(Array(sites.indices), jobs: jobs) { number in
      let site = sites[number]
      return (around: matcher.wrapping(site), override: matcher.override(handingOn: site))
    }
    for (number, member) in members.enumerated() {
      if let override = member.override, let target = sites[number].target {
        overrides[target, default: []].append(override)
      }
    }
    demands = CallGraph.demands(matcher.project)
    var direct: [DeclarationRef: [Passage]] = [:]
    for (number, member) in members.enumerated() {
      guard let member = member.around else { continue }
      let passage = Passage(member: member, site: number)
      byName[sites[number].name, default: []].append(passage)
      if let target = sites[number].target { direct[target, default: []].append(passage) }
    }
    callers = direct
    for target in direct.keys.sorted() {
      for implementation in matcher.implementations(of: target) where implementation != target {
        // Mostly these are the only ones: then both names have one list, which may be long and have many names.
        if callers[implementation] == nil {
          callers[implementation] = direct[target]
        } else {
          callers[implementation]! += direct[target]!
        }
      }
    }
  }

  private static func demands(_ project: Project) -> [NameID: [DeclarationRef]] {
    var demands: [NameID: [DeclarationRef]] = [:]
    for index in project.table.types.indices where project.table.types[index].kind == .protocol {
      let contract = TypeKey(type: index)
      guard project.role(contract) == .view, !project.conformers[index].isEmpty else { continue }
      let at = project.table.types[index].at
      for (number, fact) in project.table.members(in: at) where fact.kind == .function {
        let requirement = DeclarationRef(file: at.file, declaration: number)
        demands[project.table.name(of: requirement), default: []].append(requirement)
      }
    }
    return demands
  }
}
