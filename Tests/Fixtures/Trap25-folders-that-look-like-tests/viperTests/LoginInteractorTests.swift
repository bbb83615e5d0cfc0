import UIKit
import XCTest

@testable import App

final class MockLoginInteractor {
  var image: UIImage?
}

final class LoginInteractorTests: XCTestCase {
  func testLoad() {
    let screen = UIViewController()
    screen.present(screen, animated: true)
    _ = LoginPresenter(interactor: LoginInteractor())
  }
}
