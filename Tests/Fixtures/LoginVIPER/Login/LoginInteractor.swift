import Foundation

class LoginInteractor {
  func login(username: String, password: String) {
    if username == "user" && password == "secret" {
      // expect: interactor-uses-ui
      (UIApplication.shared.delegate as? AppDelegate)?.user = User(name: username)  // expect: component-uses-app
    } else {
      // expect: component-uses-app
      (UIApplication.shared.delegate as? AppDelegate)?.presenter.showError(message: "Wrong name or password")
    }
  }
}
