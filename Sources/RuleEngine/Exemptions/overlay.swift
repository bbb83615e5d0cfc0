import Architecture
import LintRules
import References

/// `ToastFactory.toast(text)`: what covers the screen for a moment is shown as an alert is, and is no part of a module.
extension Judge {
  func makesOverlay(_ use: Use) -> Bool {
    if sites.isOverlay(use.way == .asks ? use.result ?? use.object : use.object) { return true }
    return use.way == .asks && use.chain < 1 << 31 && sites.isMadeAsOverlay(use.chain, in: use.file)
  }
}
