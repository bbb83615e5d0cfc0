protocol BasketViewInput: AnyObject {
  func show(text: String)
}
protocol BasketViewOutput: AnyObject {
  func ready()
}
protocol BasketInteractorInput: AnyObject {
  func load()
}
protocol BasketRouterInput: AnyObject {
  func openGift(output: BasketGiftOutputProtocol)
}
