import UIKit

final class LoginViewController: UIViewController {
  var output: LoginOutput?
  var other: (any LoginViewOutput & LoginModuleInput)?
  var plain: LoginViewOutput?

  func goTapped() {
    output?.interactor.load()  // expect: view-uses-interactor
    other?.interactor.load()  // expect: view-uses-interactor
    output?.viewReady()
    plain?.viewReady()
    title = other?.title
  }

  func pass(_ output: some LoginModuleInput) {
    output.interactor.load()  // expect: view-uses-interactor
  }
}
