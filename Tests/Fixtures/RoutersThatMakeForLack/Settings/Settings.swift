import UIKit

final class SettingsViewController: UIViewController { var presenter: SettingsPresenter? }
final class SettingsPresenter { var interactor: SettingsInteractor?; var router: SettingsRouter? }
final class SettingsInteractor {}

final class SettingsRouter {
  weak var start: UIViewController?

  func showEmail() {
    let view = EmailViewController()
    view.presenter = EmailPresenter(interactor: EmailInteractor())
    start?.present(view, animated: true)
  }

  func showPhone() {
    let view = PhoneViewController()
    let interactor = PhoneInteractor()  // expect: module-uses-internals
    let presenter = PhonePresenter(interactor: interactor)  // expect: module-uses-internals
    view.presenter = presenter  // expect: module-uses-internals
    start?.present(view, animated: true)
  }
}
