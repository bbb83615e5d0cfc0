import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
}

final class LoginFieldsView: UIView {
  weak var owner: UIViewController?
  var presenter: LoginPresenter?
  var thing: Any?

  func goTapped() {
    (owner as? LoginViewController)?.presenter?.interactor.load()  // expect: view-uses-interactor
    (owner as! LoginViewController).presenter?.interactor.load()  // expect: view-uses-interactor
    (owner as? LoginViewController)?.presenter?.interactions.load()
    (owner as? UITabBarController)?.view.layoutIfNeeded()
  }

  func inspect() {
    if thing is LoginInteractor {  // expect: view-uses-interactor
      print("yes")
    }
    if let worker = thing as? LoginInteractor {  // expect: view-uses-interactor
      worker.load()  // expect: view-uses-interactor
    }
    if let counter = thing as? LoginCounter {
      counter.load()
    }
    switch thing {
    case let worker as LoginInteractor:  // expect: view-uses-interactor
      worker.load()  // expect: view-uses-interactor
    case let counter as LoginCounter:
      counter.load()
    default:
      break
    }
  }
}
