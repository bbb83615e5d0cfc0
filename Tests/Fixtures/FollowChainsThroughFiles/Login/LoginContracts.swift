protocol LoginViewOutput: AnyObject {
  var parts: LoginParts { get }
  func goTapped()
}

protocol LoginInteractorInput: AnyObject {
  func load()
}
