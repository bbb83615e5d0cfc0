final class WalletInteractor {
  func title() -> String { "Wallet" }
}
