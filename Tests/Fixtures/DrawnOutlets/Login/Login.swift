import UIKit

final class LoginViewController: UIViewController {
  @IBOutlet var source: AnyObject?
  @IBOutlet var interactor: LoginInteractor!  // expect: view-uses-interactor
  @IBOutlet var presenter: LoginPresenter!
}

final class LoginPresenter: NSObject {
  @IBOutlet weak var view: LoginViewController?
  @IBOutlet var interactor: LoginInteractor!
}

final class LoginInteractor: NSObject {}

final class LoginRouter: NSObject {}

/// An object of the storyboard that puts the module together.
// expect-role: builder
final class LoginStart: NSObject {
  @IBOutlet weak var screen: LoginViewController!

  override func awakeFromNib() {
    let presenter = LoginPresenter()
    presenter.interactor = LoginInteractor()
    presenter.view = screen
    screen.presenter = presenter
  }
}
