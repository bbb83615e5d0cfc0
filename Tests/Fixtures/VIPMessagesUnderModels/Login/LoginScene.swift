import UIKit

protocol LoginDisplayLogic: AnyObject { func display(_ model: LoginModels.SignIn.ViewModel) }
final class LoginInteractor {
  var presenter: LoginPresenter?
  func signIn(_ request: LoginModels.SignIn.Request) { presenter?.present(.init(user: request.user)) }
}
final class LoginPresenter {
  weak var view: LoginDisplayLogic?
  func present(_ response: LoginModels.SignIn.Response) { view?.display(.init(colour: .red)) }
}
final class LoginViewController: UIViewController, LoginDisplayLogic {
  var interactor: LoginInteractor?
  func tapped() { interactor?.signIn(LoginModels.SignIn.Request(user: "a")) }
  func shown(_ user: User) {}  // expect: view-uses-entity
  func display(_ model: LoginModels.SignIn.ViewModel) { view.backgroundColor = model.colour }
}
