final class BasketInteractor: BasketInteractorInput {
  func load() {}
}
