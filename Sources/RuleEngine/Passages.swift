import Parallel
import ProjectModel
import SwiftFacts

/// Functions that may do something for their callers, and what they call: the ways on which wrappers are found.
struct Passages: Sendable {
  /// A call site and the function around it.
  struct Passage: Sendable {
    var member: DeclarationRef
    /// An index into `Project.sites`.
    var site: Int
  }

  /// By the name that is called, made or set.
  private(set) var byName: [Symbol: [Passage]] = [:]
  /// For a function of the project the calls of it.
  private(set) var callers: [DeclarationRef: [Passage]] = [:]

  init(_ matcher: SiteMatcher, jobs: Int) {
    let sites = matcher.project.sites
    let members = parallelMap(Array(sites.indices), jobs: jobs) { number in
      matcher.wrapping(sites[number])
    }
    var direct: [DeclarationRef: [Passage]] = [:]
    for (number, member) in members.enumerated() {
      guard let member else { continue }
      let passage = Passage(member: member, site: number)
      byName[sites[number].name, default: []].append(passage)
      if let target = sites[number].target { direct[target, default: []].append(passage) }
    }
    callers = direct
    for (target, passages) in direct {
      for implementation in matcher.implementations(of: target) where implementation != target {
        callers[implementation, default: []] += passages
      }
    }
  }
}
