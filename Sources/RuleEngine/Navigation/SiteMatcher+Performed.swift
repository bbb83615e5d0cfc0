import Architecture
import LintRules
import References
import SymbolGraph
import TypeInference

/// Segues that code performs: storyboards say where they lead.
extension SiteMatcher {
  /// The segues that a call may perform; none where the identifier cannot be read, or no storyboard has it.
  private func performed(_ site: CallSite) -> [DrawnConnection] {
    guard site.kind == .call, performing.contains(site.name), let identifier = site.arguments.first?.node,
      let text = project.text(of: identifier, in: site.file, subject: site.subject)
    else { return [] }
    let receivers = keys(of: site.receiver).filter { !$0.isExternal }
    let sources = receivers.isEmpty ? project.drawn.sources : Array(receivers)
    return sources.flatMap { project.segues(text, from: $0) }
  }

  /// A call that performs a way back; false for one that performs another segue, nil where it is unknown.
  func goesBack(_ site: CallSite) -> Bool? {
    let segues = performed(site)
    return segues.isEmpty ? nil : segues.allSatisfy { $0.outcome == .unwind }
  }

  /// The screen that a call shows by a segue, where all segues of the identifier lead to one.
  func screenPerformed(_ site: CallSite) -> TypeKey? {
    let shown = Set(performed(site).compactMap { $0.shown.last })
    return shown.count == 1 ? shown.first : nil
  }
}
