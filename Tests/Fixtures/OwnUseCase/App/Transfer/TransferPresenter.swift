protocol TransferViewInput: AnyObject { func show(_ text: String) }

final class TransferPresenter: TransferInteractorOutput {
  weak var view: TransferViewInput?
  var interactor: TransferInteractorInput?
  var router: TransferRouter?

  func sent() { view?.show("Sent") }
  func show(balance: Int) { view?.show("\(balance)") }
}

final class TransferRouter {}
