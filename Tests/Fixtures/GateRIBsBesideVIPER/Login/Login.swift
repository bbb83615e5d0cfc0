import UIKit

final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
final class LoginPresenter { var interactor: LoginInteractor? }
final class LoginRouter {}
