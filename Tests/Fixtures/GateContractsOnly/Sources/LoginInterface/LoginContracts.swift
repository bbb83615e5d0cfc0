import Foundation

public protocol LoginViewInput: AnyObject {
  func show(message: String)
}

public protocol LoginViewOutput: AnyObject {
  func viewReady()
}

public protocol LoginInteractorInput: AnyObject {
  func logIn(name: String)
}

public protocol LoginInteractorOutput: AnyObject {
  func loggedIn()
}

public protocol LoginRouterInput: AnyObject {
  func showHome()
}
