import UIKit

extension LoginPresenter {
  func color() -> UIColor { .red }  // expect: presenter-uses-ui "UIColor"
}
