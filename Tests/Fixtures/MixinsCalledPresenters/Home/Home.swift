import UIKit

final class HomePresenter {
  let interactor: HomeInteractor
  weak var view: HomeViewController?
  init(interactor: HomeInteractor) { self.interactor = interactor }
}
final class HomeInteractor {}
final class HomeViewController: UIViewController, AlertPresenter {
  var presenter: HomePresenter?
  func failed() { alert("No network") }
}
final class SettingsViewController: UIViewController, AlertPresenter {}
