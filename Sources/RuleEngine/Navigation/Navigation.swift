import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

extension Judge {
  /// Whether a member navigates, or a requirement is implemented by one that does. Worked out once for each member that
  /// is asked about.
  func navigates(_ member: DeclarationRef) -> Bool {
    if let known = navigating[member] { return known }
    let answer = sites.navigates(member) || isNavigationDemanded(by: member)
    navigating[member] = answer
    return answer
  }

  private func isNavigationDemanded(by member: DeclarationRef) -> Bool {
    guard project.table.isRequirement(member), let contract = project.table.owner(of: member), !contract.isExternal
    else {
      return false
    }
    let name = project.table.name(of: member)
    return project.conformers[contract.index].contains { conformer in
      project.table.members(named: name, of: conformer).contains { $0 != member && navigates($0) }
    }
  }
}

extension SiteMatcher {
  /// Whether the code of a member opens or closes a screen, shows a sheet or an alert, or opens a link.
  fileprivate func navigates(_ member: DeclarationRef) -> Bool {
    project.sitesOfFile[member.file].contains { number in
      guard mayMean(number, navigation) else { return false }
      let site = project.sites[number]
      return project.member(around: site.declaration, in: site.file) == member && match(site, navigation) != nil
    }
  }
}
