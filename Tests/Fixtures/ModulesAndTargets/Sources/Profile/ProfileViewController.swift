import Domain
import UIKit

/// A module in two targets, of which one imports the other.
final class ProfileViewController: UIViewController {
  var presenter: ProfilePresenter?
  func leave() { dismiss(animated: true) }  // expect: dismissal-outside-router
}
final class ProfileRouter {}
