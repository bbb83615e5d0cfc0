import UIKit

final class SettingsViewController: UIViewController {
  var presenter: SettingsPresenter?
  func leave() { dismiss(animated: true) }  // expect: dismissal-outside-router
}

final class SettingsPresenter {
  weak var view: SettingsViewController?
  var interactor: SettingsInteractor?
  var router: SettingsRouter?
}

final class SettingsInteractor { func load() {} }

final class SettingsRouter { weak var screen: UIViewController? }
