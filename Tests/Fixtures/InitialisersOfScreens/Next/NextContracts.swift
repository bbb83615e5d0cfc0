protocol NextViewInput: AnyObject {
  func show(text: String)
}
protocol NextViewOutput: AnyObject {
  func viewIsReady()
}
protocol NextInteractorInput: AnyObject {
  func load()
}
protocol NextInteractorOutput: AnyObject {
  func loaded(text: String)
}
protocol NextRouterInput: AnyObject {
  func openNext()
}
