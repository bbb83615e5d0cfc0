import LintRules
import References

/// A call that opens a screen, whatever its receiver is called: the rules about navigation look at it.
extension Judge {
  func opensScreen(_ minded: MindedUse) -> Bool {
    (minded.use.next ?? minded.use.member).map { navigates($0) } ?? false
  }
}
