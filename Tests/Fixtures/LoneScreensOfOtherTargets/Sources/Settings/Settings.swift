import Notifications
import UIKit

final class SettingsViewController: UIViewController { var presenter: SettingsPresenter? }
final class SettingsPresenter { var interactor: SettingsInteractor?; var router: SettingsRouter? }
final class SettingsInteractor {}

final class SettingsRouter {
  weak var start: UIViewController?
  func showNotifications() { start?.present(NotificationsViewController(), animated: true) }
  func showAbout() { start?.present(AboutViewController(), animated: true) }
}

final class AboutViewController: UIViewController {
  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
