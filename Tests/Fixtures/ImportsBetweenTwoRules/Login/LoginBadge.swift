import UIKit

final class LoginBadge: UILabel {}

extension LoginInteractor {
  func font() -> UIFont? { nil }  // expect: interactor-uses-ui "UIFont"
}
