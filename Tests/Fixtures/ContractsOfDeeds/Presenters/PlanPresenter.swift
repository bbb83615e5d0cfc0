final class PlanPresenter: PlanPresenting {
  weak var view: PlanViewing?
  private let interactor: PlanInteracting
  private let router: PlanRouting

  init(interactor: PlanInteracting, router: PlanRouting) {
    self.interactor = interactor
    self.router = router
  }

  func appeared() { view?.show(interactor.load()) }
}
