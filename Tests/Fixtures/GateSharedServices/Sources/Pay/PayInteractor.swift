final class PayInteractor {
  let wallet: WalletServicing
  init(wallet: WalletServicing) { self.wallet = wallet }
  func pay() { wallet.charge() }
}
