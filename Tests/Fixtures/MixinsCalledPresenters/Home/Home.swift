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
  func selected() { ScreenPresenter.open(UIViewController(), from: self) }  // expect: navigation-outside-router
}
final class SettingsViewController: UIViewController, AlertPresenter {}
