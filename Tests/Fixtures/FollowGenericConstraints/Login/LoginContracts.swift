protocol LoginPresenting: AnyObject {
  var interactor: LoginInteractorInput { get }
  func viewReady()
}

protocol LoginInteractorInput: AnyObject {
  func load()
}
