protocol LoginPresentationLogic {
  func presentSignIn(response: Login.SignIn.Response)
}

final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: LoginDisplayLogic?

  func presentSignIn(response: Login.SignIn.Response) {
    if let user = response.user {
      viewController?.displayWelcome(viewModel: .init(message: "Hello, \(user.name)"))
    } else {
      viewController?.displayFailure(viewModel: .init(message: "Wrong name or password"))
    }
  }
}
