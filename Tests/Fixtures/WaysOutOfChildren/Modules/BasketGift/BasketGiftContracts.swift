protocol BasketGiftOutputProtocol: AnyObject {
  func giftWasChosen(id: String)
}
protocol BasketGiftViewInput: AnyObject {
  func show(text: String)
}
protocol BasketGiftViewOutput: AnyObject {
  func ready()
}
protocol BasketGiftInteractorInput: AnyObject {
  func choose(id: String)
}
protocol BasketGiftRouterInput: AnyObject {
  func close()
}
