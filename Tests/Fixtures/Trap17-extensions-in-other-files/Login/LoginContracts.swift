protocol LoginViewInput: AnyObject {
  func show(_ text: String)
}

protocol LoginViewOutput: AnyObject {
  func viewReady()
  var interactor: LoginInteractorInput { get }
}

protocol LoginInteractorInput: AnyObject {
  func load()
}
