import UIKit  // expect: interactor-imports-ui "UIImage"

private enum Constants {
  static let size = 3
}

extension LoginInteractor {
  func image() -> UIImage { UIImage() }
}
