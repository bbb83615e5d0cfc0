import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

extension SiteMatcher {
  /// The members whose code opens or closes a screen, shows a sheet or an alert, or opens a link.
  func findNavigatingMembers() -> Set<DeclarationRef> {
    let listening = listening(to: WordSet(vocabularies: Vocabulary.ofNavigation.sorted()))
    var found: Set<DeclarationRef> = []
    for site in project.sites where listening.mayMean(site) {
      guard let member = project.member(around: site.declaration, in: site.file), !found.contains(member),
        match(site, listening) != nil
      else { continue }
      found.insert(member)
    }
    return found
  }

  /// Whether a member navigates, or a requirement is implemented by one that does.
  func navigates(_ member: DeclarationRef) -> Bool {
    if navigating.contains(member) { return true }
    guard project.table.isRequirement(member), let contract = project.table.owner(of: member), !contract.isExternal
    else {
      return false
    }
    let name = project.table.name(of: member)
    return project.conformers[contract.index].contains { conformer in
      project.table.members(named: name, of: conformer).contains { navigating.contains($0) }
    }
  }
}
