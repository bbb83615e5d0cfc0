import UIKit

final class LoginViewController: UIViewController {
  private let useCase: LoginUseCase = DefaultLoginUseCase()

  func showTerms() {
    useCase.logIn()
    navigationController?.pushViewController(TermsViewController(), animated: true)
  }
}

final class TermsViewController: UIViewController {}
