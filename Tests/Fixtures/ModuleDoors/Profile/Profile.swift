import UIKit

// What the builder hands out with the screen is the module's input, whatever it is called; what the screen itself uses is not.

protocol ProfileHandle: AnyObject { func reload() }
protocol ProfileEvents: AnyObject { func tapped() }

final class ProfileViewController: UIViewController { var presenter: ProfileEvents? }
final class ProfilePresenter: ProfileHandle, ProfileEvents {
  weak var view: ProfileViewController?
  var interactor: ProfileInteractor?
  func reload() {}
  func tapped() {}
}
final class ProfileInteractor {}

enum ProfileBuilder {
  static func build() -> (screen: UIViewController, handle: ProfileHandle, events: ProfileEvents) {
    let screen = ProfileViewController()
    let presenter = ProfilePresenter()
    screen.presenter = presenter
    presenter.view = screen
    return (screen, presenter, presenter)
  }
}
