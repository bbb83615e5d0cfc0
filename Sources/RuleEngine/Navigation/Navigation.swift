import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

extension Judge {
  /// Whether a member navigates, or a requirement is implemented by one that does.
  func navigates(_ member: DeclarationRef) -> Bool {
    if doesNavigate(member) { return true }
    guard project.table.isRequirement(member), let contract = project.table.owner(of: member), !contract.isExternal
    else {
      return false
    }
    let name = project.table.name(of: member)
    return project.conformers[contract.index].contains { conformer in
      project.table.members(named: name, of: conformer).contains { doesNavigate($0) }
    }
  }

  /// Worked out once for each file that is asked about.
  private func doesNavigate(_ member: DeclarationRef) -> Bool {
    if let known = navigating[member.file] { return known.contains(member) }
    let found = sites.navigatingMembers(in: member.file)
    navigating[member.file] = found
    return found.contains(member)
  }
}

extension SiteMatcher {
  /// The members of a file whose code opens or closes a screen, shows a sheet or an alert, or opens a link.
  fileprivate func navigatingMembers(in file: UInt32) -> Set<DeclarationRef> {
    var found: Set<DeclarationRef> = []
    for number in project.sitesOfFile[file] where mayMean(number, navigation) {
      let site = project.sites[number]
      guard let member = project.member(around: site.declaration, in: file), !found.contains(member),
        match(site, navigation) != nil
      else { continue }
      found.insert(member)
    }
    return found
  }
}
