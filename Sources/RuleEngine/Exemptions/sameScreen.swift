import Architecture
import LintRules
import References

/// A view that makes another view of its module lays out the screen, an interactor may be made up of use cases, and a
/// presenter that a factory hands another presenter of its family shares the work of one screen: none of these puts a
/// module together.
extension Judge {
  func isOfOneScreen(_ minded: MindedUse) -> Bool {
    let (use, subject, object) = (minded.use, minded.subject, minded.object)
    guard let own = project.module(subject), let module = project.module(object) else { return false }
    switch use.way {
    case .makes:
      // An interactor that is made up of use cases.
      if own == module, project.role(subject) == .interactor, project.role(object) == .interactor { return true }
      return own == module && project.role(subject) == .view && project.role(object) == .view && object != subject
        && !isPutOnShow(use)
    case .asks:
      guard let role = project.role(object), role != .view, role == project.role(subject) else { return false }
      return own == module || relations.areRelated(own, module)
        || project.modules[module].name.hasPrefix(project.modules[own].name)
    default: return false
    }
  }
}
