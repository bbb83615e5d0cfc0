import Combine
final class LoginPresenter: ObservableObject {
  private let interactor: LoginInteractor
  private let router: LoginRouter
  init(interactor: LoginInteractor, router: LoginRouter) { self.interactor = interactor; self.router = router }
  func load() { interactor.load() }
}
