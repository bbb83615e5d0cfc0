protocol LoginViewOutput: AnyObject {
  func viewReady()
}

protocol LoginModuleInput: AnyObject {
  var interactor: LoginInteractorInput { get }
  var title: String { get }
}

protocol LoginInteractorInput: AnyObject {
  func load()
}

typealias LoginOutput = LoginViewOutput & LoginModuleInput
