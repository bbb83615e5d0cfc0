final class HomePresenter {
  private let interactor: HomeInteractor

  init(interactor: HomeInteractor) {
    self.interactor = interactor
  }
}
