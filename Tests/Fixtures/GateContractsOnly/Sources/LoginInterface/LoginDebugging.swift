/// Shows that the rules are awake.
extension LoginViewInput {
  func inspect(_ interactor: LoginInteractorInput) {  // expect: view-uses-interactor
    show(message: "name")
  }
}
