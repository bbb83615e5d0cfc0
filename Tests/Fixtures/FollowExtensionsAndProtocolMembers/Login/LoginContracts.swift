// Members that come from a parent contract, from an extension of a contract and from a superclass.

protocol Thinking: AnyObject {
  var interactor: LoginInteractorInput { get }
}

protocol LoginViewOutput: Thinking {
  func viewReady()
}

protocol LoginInteractorInput: AnyObject {
  func load()
}
