import UIKit

protocol LoginView: AnyObject {
  func showError(message: String)
}

class LoginViewController: UIViewController, LoginView {
  let usernameField = UITextField()
  let passwordField = UITextField()
  let errorLabel = UILabel()

  // expect: view-uses-presenter
  var presenter: LoginPresenter!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = LoginPresenter(view: self)  // expect: view-uses-presenter
  }

  @IBAction func loginTapped(_ sender: UIButton) {
    let username = usernameField.text ?? ""
    let password = passwordField.text ?? ""
    // expect: view-uses-presenter
    presenter.login(username: username, password: password)
  }

  func showError(message: String) {
    errorLabel.text = message
  }
}
