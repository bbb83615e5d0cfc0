final class LoginLogic: LoginViewOutput, LoginInteractorOutput {
  var screen: LoginViewInput?  // expect: strong-back-reference
  var brains: LoginInteractorInput?

  func tap() { brains?.load() }
  func loaded() { screen?.show() }
}
