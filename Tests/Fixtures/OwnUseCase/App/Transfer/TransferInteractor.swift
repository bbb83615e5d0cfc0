protocol TransferInteractorInput: AnyObject {
  func confirm(amount: Int)
  func refresh()
}

protocol TransferInteractorOutput: AnyObject {
  func sent()
  func show(balance: Int)
}

final class TransferInteractor: TransferInteractorInput {
  weak var output: TransferInteractorOutput?
  private let send: SendMoneyUseCase
  private let bank: BankServicing  // expect: interactor-skips-usecase "`BankServicing`"

  init(
    send: SendMoneyUseCase,
    bank: BankServicing  // expect: interactor-skips-usecase
  ) {
    self.send = send
    self.bank = bank
  }

  func confirm(amount: Int) {
    send.execute(amount: amount) { [weak self] in self?.output?.sent() }
  }

  func refresh() {
    output?.show(balance: bank.balance())  // expect: interactor-skips-usecase
  }
}
