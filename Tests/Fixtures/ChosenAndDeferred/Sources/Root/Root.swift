final class RootBuilder {
  /// Handed back, though declared before it was made.
  func build(isNew: Bool) -> RootPresenter {
    let presenter: RootPresenter
    if isNew {
      presenter = RootPresenter(interactor: RootInteractor())
    } else {
      presenter = RootPresenter(interactor: RootInteractor())
    }
    presenter.interactor.output = presenter
    return presenter
  }
}

protocol RootInteractorOutput: AnyObject {}

final class RootInteractor { weak var output: RootInteractorOutput? }

final class RootPresenter: RootInteractorOutput {
  let interactor: RootInteractor
  init(interactor: RootInteractor) { self.interactor = interactor }
}
