import Architecture
import LintRules
import References
import SymbolGraph

/// What is made or asked for, where it does not belong to a module that passes the gate. If its type is only
/// `UIViewController`, the code of the member that returns it says more.
extension Judge {
  func isOutsideTheGate(_ minded: MindedUse) -> Bool {
    let (use, object) = (minded.use, minded.object)
    if !object.isExternal { return !isOfPattern(object) }
    let made = use.member.map { project.partsMade(in: $0) } ?? []
    if made.isEmpty { return project.role(use.object) != .builder && !isOfPattern(use.object) }
    return !made.contains { isOfPattern($0) }
  }
}
