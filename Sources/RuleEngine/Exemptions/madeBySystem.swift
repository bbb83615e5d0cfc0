import Architecture
import LintRules
import References

/// The screen of a widget, a keyboard or a share sheet: the system makes it, and nothing can be handed in. It makes the
/// parts of its module, or passes them on to each other.
extension Judge {
  func assemblesForSystem(_ minded: MindedUse) -> Bool {
    let use = minded.use
    // What is made and asked at once is no part of an assembly.
    let isMade = use.way == .makes && !isAskedAtOnce(use)
    guard isMade || use.isWritten || isFittedOut(use) || isOnlyPassedOn(minded),
      project.module(minded.object) == project.module(minded.subject)
    else { return false }
    return sites.descends(
      minded.subject, from: project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.systemMade])))
  }

  /// `PulseInteractor().load()`
  private func isAskedAtOnce(_ use: Use) -> Bool {
    guard use.node != .max else { return false }
    let expressions = project.table.files[Int(use.file)].facts.body.expressions
    return expressions[Int(use.node)...].prefix(64).contains { node in
      node.kind == .call && node.operand == use.node && node.flags.contains(.isContinued)
    }
  }
}
