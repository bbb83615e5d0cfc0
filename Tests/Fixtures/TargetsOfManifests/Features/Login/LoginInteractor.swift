import Foundation
import Shapes  // expect: interactor-imports-ui "which brings in UIKit"
import Theme

final class LoginInteractor {
  func load() -> Int { Theme.spacing }
}
