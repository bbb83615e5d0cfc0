protocol LoginViewInput: AnyObject {
  func show(text: String)
}
protocol LoginViewOutput: AnyObject {
  func viewIsReady()
}
protocol LoginInteractorInput: AnyObject {
  func load()
}
protocol LoginInteractorOutput: AnyObject {
  func loaded(text: String)
}
protocol LoginRouterInput: AnyObject {
  func openNext()
}
