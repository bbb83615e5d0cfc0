import LintRules
import ProjectModel

/// A static function that only makes its own screen is an initialiser: its body is silent, and to call it asks for the
/// screen. Who makes itself in a function that it has from a mixin makes no part for itself: that is whoever calls it.
extension Judge {
  /// The body of a static function that only makes its own screen is silent: calling it asks for the screen.
  func isInInitialiser(_ declaration: UInt32, _ file: UInt32) -> Bool {
    project.member(around: declaration, in: file).map { project.isInitialiser($0) } ?? false
  }

  func isOfMixin(_ file: UInt32, _ declaration: UInt32) -> Bool {
    guard let member = project.member(around: declaration, in: file) else { return false }
    return project.makesItsTaker(member) || project.isInitialiser(member)
  }
}
