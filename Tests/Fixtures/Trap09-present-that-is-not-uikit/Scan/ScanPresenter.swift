// Trap 9: `present` with other labels, or with `animated:` on a contract of the project's own, goes nowhere.

final class ScanPresenter {
  weak var view: ScanViewInput?
  var router: ScanWireframeInput?
  private let balance = Balance.absent

  func failed(_ error: Error) {
    router?.present(error: error, from: view, locale: "en")
    view?.present(message: "Try again", animated: true)
    view?.present("Try again", animated: true)
    show(.present(3))
  }

  private func show(_ balance: Balance) {}
}

enum Balance {
  case absent
  case present(Int)
}
