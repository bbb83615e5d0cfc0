final class PlayerAddPresenter: PlayerAddPresenterProtocol {
  typealias Rows = [String]

  weak var view: PlayerAddViewProtocol?
  private let interactor: PlayerAddInteractor

  init(interactor: PlayerAddInteractor) {
    self.interactor = interactor
  }

  func rows() -> Rows {
    ["\(interactor.number())"]
  }
}
