import UIKit

final class LoginScreen: UIViewController, LoginViewInput {
  var output: LoginViewOutput?
  var brains: LoginInteractorInput?  // expect: view-uses-interactor

  func show() { output?.tap() }
}
