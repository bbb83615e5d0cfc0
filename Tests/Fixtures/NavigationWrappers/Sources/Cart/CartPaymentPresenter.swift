import Foundation

/// A mixin of a router and a presenter. It refines a router contract, and still the presenter navigates.
protocol PinAsking: CartPaymentRouterInput {}

extension PinAsking {
  func askForPin(_ then: @escaping () -> Void) {
    UIApplication.shared.keyWindow?.rootViewController?.present(PinViewController(), animated: true)
  }
}

protocol CartPaymentRouterInput: AnyObject { func showReceipt() }

final class CartPaymentRouter: PinAsking {
  func showReceipt() {}
  func pay() { self.askForPin {} }
}

/// A presenter that calls a wrapper on itself navigates.
final class CartPaymentPresenter: PinAsking {
  var interactor: CartPaymentInteractor!
  var router: CartPaymentRouter!

  func pay() {
    askForPin {}  // expect: navigation-outside-router
    self.askForPin {}  // expect: navigation-outside-router
    let later = { [weak self] in
      self?.askForPin {}  // expect: navigation-outside-router
      guard let this = self else { return }
      this.askForPin {}  // expect: navigation-outside-router
    }
    later()
    router.askForPin {}
    self.router.askForPin {}
    self.showReceipt()
  }

  func showReceipt() { router.showReceipt() }
}

final class CartPaymentInteractor {}

final class PinViewController: UIViewController {}
