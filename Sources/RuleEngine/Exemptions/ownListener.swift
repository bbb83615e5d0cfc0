import Architecture
import LintRules
import SymbolGraph

/// In RIBs a view knows the interactor as its listener, whatever the contract's first name: the one that the view's own
/// interactor carries out. One that only views and presenters of its module carry out leads to no interactor at all.
extension Judge {
  func isOwnListener(_ minded: MindedUse) -> Bool {
    guard let own = moduleOfListener(minded) else { return false }
    return project.conformers[minded.object.index].contains {
      project.role($0) == .interactor && project.module($0) == own
    }
  }

  func isListenerOfScreen(_ minded: MindedUse) -> Bool {
    guard let own = moduleOfListener(minded) else { return false }
    let conformers = project.conformers[minded.object.index]
    return !conformers.isEmpty
      && conformers.allSatisfy { project.module($0) == own && [.view, .presenter].contains(project.role($0)) }
  }

  /// The view's module, where what it uses is a listener contract of that module.
  private func moduleOfListener(_ minded: MindedUse) -> Int? {
    let (subject, object) = (minded.subject, minded.object)
    guard project.nature(object) == .contract, project.role(subject) == .view, project.role(object) == .interactor,
      project.hierarchy.ancestry(of: object).contains(where: { project.simpleName($0).hasSuffix("Listener") }),
      let own = project.module(subject),
      // (What the interactor carries out for a child is that one's.)
      project.module(object) == own || project.module(object) == nil
    else { return nil }
    return own
  }
}
