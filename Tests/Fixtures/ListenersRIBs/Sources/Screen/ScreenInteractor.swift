import RIBs

/// The view's listener, although it is called an interactor: only the view keeps it.
protocol ScreenInteractor: AnyObject { func didTapNext() }
/// The router keeps this one, too: it is no listener of the view's.
protocol ScreenInteractorProtocol: AnyObject { func work() }
protocol ScreenInteractable: Interactable { func finish() }
protocol ScreenRouter: AnyObject { func next() }

final class ScreenInteractorImpl: Interactor, ScreenInteractor, ScreenInteractorProtocol, ScreenInteractable {
  var router: ScreenRouter?
  func didTapNext() { router?.next() }
  func work() {}
  func finish() {}
}
final class ScreenRouterImpl: ScreenRouter {
  weak var worker: ScreenInteractorProtocol?
  func next() { worker?.work() }
}
final class ScreenBuilder {
  func build() -> ScreenView {
    let interactor = ScreenInteractorImpl()
    interactor.router = ScreenRouterImpl()
    return ScreenView(interactor: interactor, worker: interactor, router: interactor)
  }
}
