import UIKit

final class PinViewController: UIViewController {
  var presenter: PinPresenter?

  func tooManyAttempts() {
    present(TooManyAttemptsAlertViewController(), animated: true)
    present(ToastFactory.saved("Pin"), animated: true)
    let toast = ToastFactory.saved("Pin")
    present(toast, animated: true)
  }

  func prices() {
    // Alerts are what this app is about.
    present(PriceAlertsRouter.createModule(), animated: true)  // expect: navigation-outside-router
  }
}

/// Belongs to the module that shows it, and closes itself.
final class TooManyAttemptsAlertViewController: UIViewController {
  func ok() { dismiss(animated: true) }
}

final class PinPresenter { var interactor: PinInteractor?; var router: PinRouter? }
final class PinInteractor {}
final class PinRouter {}
