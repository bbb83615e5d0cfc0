protocol LoginViewInput: AnyObject { func show() }
protocol LoginRouterInput: AnyObject { func showHome() }

final class LoginPresenter {
  weak var view: LoginViewInput?
  var interactor: LoginInteractor?
  var router: LoginRouterInput?
}
final class LoginInteractor { func logIn() {} }

protocol HomeViewInput: AnyObject { func show() }

final class HomePresenter {
  weak var view: HomeViewInput?
  var interactor: HomeInteractor?
}
final class HomeInteractor {}
