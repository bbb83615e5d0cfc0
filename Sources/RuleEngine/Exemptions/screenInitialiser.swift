import Architecture
import LintRules

/// A static function that only makes its own screen is an initialiser: nothing in its body is reported, and its caller
/// asks for the screen. If a type makes itself in a function that it has from a mixin, the caller makes the part.
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
