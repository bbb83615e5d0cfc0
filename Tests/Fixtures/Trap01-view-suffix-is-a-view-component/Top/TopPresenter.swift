final class TopPresenter: TopPresentation {
  weak var view: TopView?
  private let interactor: TopInteractor

  init(interactor: TopInteractor) {
    self.interactor = interactor
  }

  func viewReady() {
    view?.show(total: interactor.total())
  }
}
