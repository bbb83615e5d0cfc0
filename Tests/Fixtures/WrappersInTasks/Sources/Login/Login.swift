import UIKit

final class LoginInteractor {}

final class LoginPresenter { var interactor: LoginInteractorInput? }

/// A closure belongs to the function around it, also where something from outside is made with it.
extension UIViewController {
  func goHome() { Task { @MainActor in self.present(HomeViewController(), animated: true) } }

  func goLater() {
    let work = DispatchWorkItem { self.present(HomeViewController(), animated: true) }
    DispatchQueue.main.async(execute: work)
  }

  /// Whoever keeps an object of the project's own decides whether and when its closure runs.
  func goMaybe() { Condition { self.present(HomeViewController(), animated: true) }.check() }
}

final class Condition {
  private let failed: () -> Void
  init(failed: @escaping () -> Void) { self.failed = failed }
  func check() {}
}

final class HomeViewController: UIViewController {}

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?

  func go() {
    goHome()  // expect: navigation-outside-router "goHome"
    goLater()  // expect: navigation-outside-router "goLater"
    goMaybe()
    // Another of its own kind is another screen.
    let next = LoginViewController()
    present(next, animated: true)  // expect: navigation-outside-router
    // A struct is no router, whatever its name: its function navigates for its callers.
    Navigator.replaceRoot(with: self)  // expect: navigation-outside-router "replaceRoot"
  }
}

struct Navigator {
  static func replaceRoot(with screen: UIViewController) {
    UIApplication.shared.windows.first?.rootViewController = screen
  }
}

/// `AnyObject` says nothing of a role.
protocol LoginInteractorInput: AnyObject { func load() }

typealias LoginInteractors = LoginInteractorInput & AnyObject

extension LoginInteractor: LoginInteractorInput { func load() {} }

final class LoginAvatarViewController: UIViewController {
  var presenter: LoginPresenter?
  var interactors: LoginInteractors?  // expect: view-uses-interactor
}
