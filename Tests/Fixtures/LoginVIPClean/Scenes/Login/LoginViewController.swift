import UIKit

protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(viewModel: Login.SignIn.ViewModel)
  func displayFailure(viewModel: Login.SignIn.ViewModel)
}

final class LoginViewController: UIViewController {
  var interactor: LoginBusinessLogic?
  var router: (LoginRoutingLogic & LoginDataPassing)?

  private let usernameField = UITextField()
  private let passwordField = UITextField()
  private let messageLabel = UILabel()
  private let signInButton = UIButton(type: .system)

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    let interactor = LoginInteractor(worker: LoginWorker())
    let presenter = LoginPresenter()
    let router = LoginRouter()
    self.interactor = interactor
    self.router = router
    interactor.presenter = presenter
    presenter.viewController = self
    router.viewController = self
    router.dataStore = interactor
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
  }

  @objc private func signIn() {
    let request = Login.SignIn.Request(
      username: usernameField.text ?? "",
      password: passwordField.text ?? ""
    )
    interactor?.signIn(request: request)
  }
}

extension LoginViewController: LoginDisplayLogic {
  func displayWelcome(viewModel: Login.SignIn.ViewModel) {
    messageLabel.text = viewModel.message
    router?.routeToWelcome()
  }

  func displayFailure(viewModel: Login.SignIn.ViewModel) {
    messageLabel.text = viewModel.message
  }
}
