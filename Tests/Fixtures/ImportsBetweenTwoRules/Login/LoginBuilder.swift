import UIKit  // expect: interactor-imports-ui "`UIColor` in line 9"

final class LoginBuilder {
  func build() -> LoginPresenter { LoginPresenter() }
  func screen() -> UIViewController { UIViewController() }
}

extension LoginInteractor {
  func color() -> UIColor { .red }
}
