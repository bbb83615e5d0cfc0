import UIKit

class KeepingController<P>: UIViewController { var presenter: P! }

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!
  var sync: SyncCoordinator?
  var path: PathCoordinator?  // expect: view-uses-router "`PathCoordinator`"
  var pushing: PushingCoordinator?  // expect: view-uses-router "`PushingCoordinator`"
  var auth: AuthCoordinator?  // expect: view-uses-router "`AuthCoordinator`"
}

#if DEBUG
  extension LoginViewController {
    /// A double is nobody's code, wherever it stands.
    final class MockPresenter {
      private let interactor = LoginInteractor()
      private let router = LoginRouter()
    }
  }
#endif

final class LoginPresenter {
  var interactor: LoginInteractor?
  var router: LoginRouter?
}
final class LoginInteractor {}
final class LoginRouter {}
enum LoginAssembly {
  static func build() -> UIViewController { LoginViewController() }
}
