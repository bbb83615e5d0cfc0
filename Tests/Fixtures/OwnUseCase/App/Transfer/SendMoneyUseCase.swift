final class SendMoneyUseCase {
  private let bank: BankServicing
  weak var presenter: TransferPresenter?  // expect: usecase-knows-screen "usecase `SendMoneyUseCase` stores"

  init(bank: BankServicing) { self.bank = bank }

  func execute(amount: Int, then: @escaping () -> Void) {
    bank.send(amount)
    then()
  }
}
