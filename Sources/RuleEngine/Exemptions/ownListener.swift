import Architecture
import LintRules
import SymbolGraph

/// In RIBs a view knows the interactor as its listener, and the view's own interactor conforms to that: it is called
/// so, or only views of the module store it. A listener to which only views and presenters of its module conform leads
/// to no interactor at all.
extension Judge {
  func isOwnListener(_ minded: MindedUse) -> Bool {
    guard let own = moduleOfContract(minded), isCalledListener(minded.object) || isKeptByViews(minded.object, of: own)
    else { return false }
    return project.conformers[minded.object.index].contains {
      project.role($0) == .interactor && project.module($0) == own
    }
  }

  func isListenerOfScreen(_ minded: MindedUse) -> Bool {
    guard let own = moduleOfContract(minded), isCalledListener(minded.object) else { return false }
    let conformers = project.conformers[minded.object.index]
    return !conformers.isEmpty
      && conformers.allSatisfy { project.module($0) == own && [.view, .presenter].contains(project.role($0)) }
  }

  /// The view's module, where what it uses is a contract of that module's interactor.
  private func moduleOfContract(_ minded: MindedUse) -> Int? {
    let (subject, object) = (minded.subject, minded.object)
    guard project.nature(object) == .contract, project.role(subject) == .view, project.role(object) == .interactor,
      let own = project.module(subject),
      // (A contract of a child to which the interactor conforms is the child's.)
      project.module(object) == own || project.module(object) == nil
    else { return nil }
    return own
  }

  /// Itself, or after what it refines. (An `*Interactable` refines the listeners of the children, which its view does
  /// not know.)
  private func isCalledListener(_ contract: TypeKey) -> Bool {
    let names = project.hierarchy.ancestry(of: contract).map { project.simpleName($0) }
    return names[0].hasSuffix("Listener")
      || names.contains { $0.hasSuffix("Listener") } && !names.contains { $0.hasSuffix("Interactable") }
  }

  /// `protocol LoginInteractor { func didTapLogIn() }`, which only views of the module keep, and no router knows.
  private func isKeptByViews(_ contract: TypeKey, of module: Int) -> Bool {
    if let known = keptByViews[contract] { return known == module }
    let keepers = project.stores(of: contract).map { project.effectiveSubject($0.subject) }
    let modules = Set(keepers.map { project.role($0) == .view ? project.module($0) : nil })
    let routers = project.modules[module].types.filter { project.role($0) == .router }
    let isOfViews =
      modules == [module] && !routers.contains { project.argumentsOfBases(of: $0).contains(contract) }
      && !project.hierarchy.ancestry(of: contract).contains { project.simpleName($0).hasSuffix("Interactable") }
    keptByViews[contract] = isOfViews ? module : -1
    return isOfViews
  }
}
