final class HomePresenter {
  let interactor: Interactor
  weak var flow: FlowController?

  init(interactor: Interactor, flow: FlowController) {
    self.interactor = interactor
    self.flow = flow
  }
}
