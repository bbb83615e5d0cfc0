struct LoginParts {
  let interactor: LoginInteractorInput
  let counter: LoginCounter
}

struct LoginCounter {
  func load() {}
}
