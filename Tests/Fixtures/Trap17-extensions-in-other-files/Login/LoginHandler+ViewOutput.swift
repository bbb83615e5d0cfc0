extension LoginHandler: LoginViewOutput {
  func viewReady() {
    interactor.load()
  }
}
