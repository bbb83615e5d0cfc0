import Notifications
import SwiftUI
import UIKit

final class SettingsViewController: UIViewController { var presenter: SettingsPresenter? }
final class SettingsPresenter { var interactor: SettingsInteractor?; var router: SettingsRouter? }
final class SettingsInteractor {}

final class SettingsRouter {
  weak var start: UIViewController?
  func showNotifications() { start?.present(NotificationsViewController(), animated: true) }
  func showAbout() { start?.present(AboutViewController(), animated: true) }
  func showTerms() { start?.present(TermsViewController(), animated: true) }
  func showHelp() { start?.present(HelpViewController(), animated: true) }
  func showTour() { start?.present(TourViewController(), animated: true) }
}

final class AboutViewController: UIViewController {
  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}

// The presenter of another module makes it, too, and should not.
final class TermsViewController: UIViewController {
  func close() { dismiss(animated: true) }  // expect: dismissal-outside-router
}

final class SwapViewController: UIViewController {
  var presenter: SwapPresenter?
  func showHelp() -> HelpView { HelpView() }
}
final class SwapInteractor {}
final class SwapPresenter {
  var interactor: SwapInteractor?
  func showTerms() { _ = TermsViewController() }  // expect: assembly-outside-router
}

// Its namesake lies in another target, where this module has no part.
final class TourViewController: UIViewController {
  func close() { dismiss(animated: true) }
}

// Only another module makes its namesake.
final class HelpViewController: UIViewController {
  func close() { dismiss(animated: true) }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
