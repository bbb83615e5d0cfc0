extension LoginPresenter {
  func make() -> LoginInteractor { interactor }
  func make(_ name: String) -> LoginCounter { interactions }
  func chained() -> LoginPresenter { self }
}
