final class BasketGiftInteractor: BasketGiftInteractorInput {
  weak var output: BasketGiftOutputProtocol?
  func choose(id: String) { output?.giftWasChosen(id: id) }
}
