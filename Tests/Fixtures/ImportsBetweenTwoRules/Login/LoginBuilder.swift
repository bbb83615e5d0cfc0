import UIKit

final class LoginBuilder {
  func build() -> LoginPresenter { LoginPresenter() }
  func screen() -> UIViewController { UIViewController() }
}

extension LoginInteractor {
  func color() -> UIColor { .red }  // expect: interactor-uses-ui "UIColor"
}
