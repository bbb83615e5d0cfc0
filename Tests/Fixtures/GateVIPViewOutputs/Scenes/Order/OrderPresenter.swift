final class OrderPresenter: OrderInteractorOutput {
  weak var output: OrderViewControllerInput?

  func presentPaid() { output?.displayPaid() }
}
