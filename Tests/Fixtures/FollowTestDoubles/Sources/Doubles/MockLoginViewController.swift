import UIKit

final class MockLoginViewController: UIViewController {
  var interactor: LoginInteractor?

  func open() {
    present(UIViewController(), animated: true)
  }
}

final class LoginInteractorSpy {
  weak var view: LoginViewController?
  var image: UIImage?
}

final class LoginPresenterStub {
  var view: LoginViewController?
}

final class FakeLoginInteractor {
  var router: UIViewController?
}
