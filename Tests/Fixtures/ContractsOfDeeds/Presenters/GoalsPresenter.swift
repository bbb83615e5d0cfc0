final class GoalsPresenter: GoalsPresenting {
  weak var view: GoalsViewing?
  private let interactor: GoalsInteracting
  private let router: GoalsRouting

  init(interactor: GoalsInteracting, router: GoalsRouting) {
    self.interactor = interactor
    self.router = router
  }

  func appeared() { view?.show(interactor.load()) }
}
