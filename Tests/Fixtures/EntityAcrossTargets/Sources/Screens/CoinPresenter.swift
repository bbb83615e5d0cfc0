import Domain

final class CoinPresenter {
  let interactor: CoinInteractor
  init(interactor: CoinInteractor) { self.interactor = interactor }
  func text() -> String { interactor.coin().name + String(describing: interactor.purse()) }
}
final class CoinInteractor {
  func coin() -> Coin { Coin(name: "ten") }
  func purse() -> Purse? { nil }
}
