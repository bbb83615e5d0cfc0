import UIKit

protocol LoginView: AnyObject {
  func showError(message: String)
}

class LoginViewController: UIViewController, LoginView {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let errorLabel = UILabel()

  var presenter: LoginPresenter!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = LoginPresenter(view: self)  // expect: assembly-outside-router
  }

  @IBAction func loginTapped(_ sender: UIButton) {
    let username = usernameField.text ?? ""
    let password = passwordField.text ?? ""
    presenter.login(username: username, password: password)
  }

  func showError(message: String) {
    errorLabel.text = message
  }
}
