import Notifications
import UIKit

final class SettingsViewController: UIViewController { var presenter: SettingsPresenter? }
final class SettingsPresenter { var interactor: SettingsInteractor?; var router: SettingsRouter? }
final class SettingsInteractor {}

final class SettingsRouter {
  weak var start: UIViewController?
  func showNotifications() { start?.present(NotificationsViewController(), animated: true) }
  func showAbout() { start?.present(AboutViewController(), animated: true) }
  func showTerms() { start?.present(TermsViewController(), animated: true) }
  func showTour() { start?.present(TourViewController(), animated: true) }
}

final class AboutViewController: UIViewController {
  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}

// The presenter of another module makes it, too.
final class TermsViewController: UIViewController {
  func close() { dismiss(animated: true) }
}

final class SwapViewController: UIViewController { var presenter: SwapPresenter? }
final class SwapInteractor {}
final class SwapPresenter {
  var interactor: SwapInteractor?
  func showTerms() { _ = TermsViewController() }
}

// Its namesake lies in another target, where this module has no part.
final class TourViewController: UIViewController {
  func close() { dismiss(animated: true) }
}
