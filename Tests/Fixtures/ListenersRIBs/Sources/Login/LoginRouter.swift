import RIBs

/// The router knows this one, too, through its base.
protocol LoginInteracting: AnyObject { func refresh() }
protocol LoginViewControllable: ViewControllable {}
protocol LoginRouting: ViewableRouting {}

final class LoginRouter: ViewableRouter<LoginInteracting, LoginViewControllable>, LoginRouting {
  func back() { interactor.refresh() }
}
final class LoginInteractor: Interactor, LoginInteracting {
  weak var router: LoginRouting?
  func refresh() {}
}
