import UIKit  // expect: interactor-imports-ui

final class LoginUseCase {
  func logIn() {}
}
