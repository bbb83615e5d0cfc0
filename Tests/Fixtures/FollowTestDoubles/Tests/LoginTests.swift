import Testing
import UIKit

struct LoginTests {
  @Test func opens() {
    let screen = LoginViewController()
    screen.presenter?.interactor.load()
    screen.present(UIViewController(), animated: true)
  }
}
