import Architecture
import LintRules
import References

/// A screen that assembles itself in a static function, or for SwiftUI in `makeUIViewController(context:)`, does a
/// router's work there: only the rule about assembly minds.
extension Judge {
  func isInOwnFactory(_ minded: MindedUse) -> Bool {
    guard !minded.clause.isAboutAssembly, project.role(minded.subject) == .view,
      let member = project.member(around: minded.use.declaration, in: minded.use.file)
    else { return false }
    return project.isOwnFactory(member)
  }
}

extension UseClause {
  /// It is about making an object, and not about uses of its type.
  public var isAboutAssembly: Bool { !by.contains(.signature) && !by.contains(.calls) }
}
