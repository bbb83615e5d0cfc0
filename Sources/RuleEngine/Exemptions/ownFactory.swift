import Architecture
import LintRules
import References

/// A screen that assembles itself in a static function does a router's work there: only the rule about assembly minds.
/// Where SwiftUI asks a Representable for its screen (`makeUIViewController(context:)`), nothing else could make it.
extension Judge {
  func isInOwnFactory(_ minded: MindedUse) -> Bool {
    guard project.role(minded.subject) == .view,
      let member = project.member(around: minded.use.declaration, in: minded.use.file)
    else { return false }
    if project.representableMakers(of: minded.use.subject).contains(member) { return isAssembling(minded) }
    return !minded.clause.isAboutAssembly && project.isOwnFactory(member)
  }
}

extension UseClause {
  /// It is about making an object, and not about uses of its type.
  public var isAboutAssembly: Bool { !by.contains(.signature) && !by.contains(.calls) }
}
