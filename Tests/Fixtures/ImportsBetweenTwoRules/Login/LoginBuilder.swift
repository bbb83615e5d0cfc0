import UIKit  // expect: interactor-imports-ui "`UIViewController` in line 5"

final class LoginBuilder {
  func build() -> LoginPresenter { LoginPresenter() }
  func screen() -> UIViewController { UIViewController() }
}

extension LoginInteractor {
  func color() -> UIColor { .red }
}
