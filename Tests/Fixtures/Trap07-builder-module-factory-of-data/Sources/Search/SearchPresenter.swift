final class SearchPresenter {
  private let interactor: SearchInteractor

  init(interactor: SearchInteractor) {
    self.interactor = interactor
  }

  func heading() -> String {
    interactor.title()
  }
}
