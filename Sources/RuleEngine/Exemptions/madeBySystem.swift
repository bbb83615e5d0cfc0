import Architecture
import LintRules
import References

/// The screen of a widget, a keyboard or a share sheet: the system makes it, and nothing can be handed in. It makes the
/// parts of its module, or passes them on to each other.
extension Judge {
  func assemblesForSystem(_ minded: MindedUse) -> Bool {
    guard isAssembling(minded), project.module(minded.object) == project.module(minded.subject) else { return false }
    return sites.descends(
      minded.subject, from: project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.systemMade])))
  }
}
