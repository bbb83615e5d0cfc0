import Foundation
import UIKit

protocol LoginViewInput: AnyObject {
  func setupInitialState()
  func show(error: BankError)
  func setBusy(_ isBusy: Bool)
}

protocol LoginViewOutput: ViewOutput {
  func didTapLogin(name: String?, secret: String?)
  func didTapHelp()
}

protocol LoginInteractorInput {
  func logIn(name: String, secret: String)
  var lastCustomer: Customer? { get }
}

protocol LoginInteractorOutput: AnyObject {
  func didLogIn(_ customer: Customer)
  func didFail(_ error: BankError)
}

protocol LoginRouterInput {
  func openAccounts(of customer: Customer)
  func openHelp()
}

protocol LoginModuleOutput: AnyObject {
  func loginDidFinish(with customer: Customer)
}

final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput!
  var interactor: LoginInteractorInput!
  var router: LoginRouterInput!
  weak var moduleOutput: LoginModuleOutput?

  func viewIsReady() {
    view.setupInitialState()
    if let known = interactor.lastCustomer, known.address?.town.code != nil {
      didLogIn(known)
    }
  }

  func didTapLogin(name: String?, secret: String?) {
    guard let name, let secret, !name.isEmpty else {
      view.show(error: .refused(reason: "Who are you?"))
      return
    }
    view.setBusy(true)
    interactor.logIn(name: name, secret: secret)
  }

  func didTapHelp() { router.openHelp() }
}

extension LoginPresenter: LoginInteractorOutput {
  func didLogIn(_ customer: Customer) {
    view.setBusy(false)
    router.openAccounts(of: customer)
    moduleOutput?.loginDidFinish(with: customer)
  }

  func didFail(_ error: BankError) {
    view.setBusy(false)
    view.show(error: error)
  }
}

final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput!
  private let session: SessionService

  init(session: SessionService) { self.session = session }

  var lastCustomer: Customer? { session.customer }

  func logIn(name: String, secret: String) {
    session.logIn(name: name, secret: secret) { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let customer): self.output.didLogIn(customer)
      case let .failure(error): self.output.didFail(error)
      }
    }
  }
}

final class LoginRouter: BaseRouter, LoginRouterInput {
  private let accounts: AccountsAssembly

  init(accounts: AccountsAssembly) { self.accounts = accounts }

  func openAccounts(of customer: Customer) {
    let module = accounts.module(for: customer, output: self)
    module.input.select(.first)
    push(module.view)
  }

  func openHelp() {
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.close() })
    viewController?.present(alert, animated: true)
  }
}

extension LoginRouter: AccountsModuleOutput {
  func accountsDidClose(_ module: AccountsModuleInput) {
    module.select(.none)
    close()
  }
}

final class LoginViewController: BaseViewController<LoginViewOutput>, LoginViewInput {
  private let nameField = UITextField()
  private let secretField = UITextField()
  private let button = UIButton()

  func setupInitialState() {
    [nameField, secretField, button].forEach { view.addSubview($0) }
    let action = UIAction { [unowned self] _ in
      self.output.didTapLogin(name: nameField.text, secret: self.secretField.text)
    }
    button.addAction(action, for: 0)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "?") { [weak self] in self?.output.didTapHelp() }
  }

  func show(error: BankError) {
    nameField.placeholder = error.message
    nameField.backgroundColor = Palette.shade(0.5)
  }

  func setBusy(_ isBusy: Bool) {
    showSpinner(isBusy)
    button.isEnabled = !isBusy
    if isBusy { spinner.start() }
  }
}

enum LoginAssembly {
  static func build(session: SessionService = LocalSession.shared, output: LoginModuleOutput? = nil) -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let interactor = LoginInteractor(session: session)
    let router = LoginRouter(accounts: AccountsAssembly(service: RemoteAccountsService()))
    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    presenter.moduleOutput = output
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
