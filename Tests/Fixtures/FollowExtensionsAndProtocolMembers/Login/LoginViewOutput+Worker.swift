extension LoginViewOutput {
  var worker: LoginInteractorInput { interactor }
  var counter: LoginCounter { LoginCounter() }
}

struct LoginCounter {
  func load() {}
}
