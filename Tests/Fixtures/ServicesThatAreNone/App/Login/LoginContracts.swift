protocol LoginViewInput: AnyObject {
  func showTitle(_ text: String)
}

protocol LoginViewOutput: AnyObject {
  func viewIsReady()
}

protocol LoginInteractorInput: AnyObject {
  func loadLogin()
}

protocol LoginInteractorOutput: AnyObject {
  func didLoadLogin()
}

protocol LoginRouterInput: AnyObject {
  func closeLogin()
}
