import UIKit

class LoginBaseViewController: UIViewController {
  var output: LoginViewOutput?
}

final class LoginViewController: LoginBaseViewController {
  func goTapped() {
    output?.interactor.load()  // expect: view-uses-interactor
    output?.worker.load()  // expect: view-uses-interactor
    output?.counter.load()
    output?.viewReady()
  }
}

extension LoginViewController {
  func goTappedTwice() {
    super.output?.worker.load()  // expect: view-uses-interactor
    (output as? LoginBasePresenter)?.interactor.load()  // expect: view-uses-interactor
  }
}
