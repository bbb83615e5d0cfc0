// A chain through three files and two contracts.
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?

  @objc func goTapped() {
    output?.parts.interactor.load()  // expect: view-uses-interactor
    self.output?.parts.interactor.load()  // expect: view-uses-interactor
    output?.parts.counter.load()
    output?.goTapped()
  }
}
