import UIKit

final class LoginPresenter {
  var interactor: LoginInteractor?
  // Set to nil in a closure that keeps `self` weakly: the circle is broken all the same.
  var view: LoginViewController?
  var other: LoginViewController?
  var third: LoginViewController?  // expect: strong-back-reference

  func go() {}

  func forget() {
    later { [weak self] in self?.view = nil }
    later { [weak self] in
      guard let this = self else { return }
      this.other = nil
    }
    let stranger = LoginPresenter()
    stranger.third = nil
  }

  private func later(_ work: @escaping () -> Void) { work() }
}

final class LoginInteractor {
  weak var first: LoginPresenter?  // expect: interactor-uses-presenter
  weak var second: LoginPresenter?  // expect: interactor-uses-presenter

  func finish(isNew: Bool) {
    (first ?? second)?.go()  // expect: interactor-uses-presenter "calls presenter"
    (isNew ? first : second)?.go()  // expect: interactor-uses-presenter
    (self.first ?? self.second)?.go()  // expect: interactor-uses-presenter
    (isNew ? first : nil)?.go()  // expect: interactor-uses-presenter
    (first ?? second ?? self.first!).go()  // expect: interactor-uses-presenter
    let chosen = first ?? second
    chosen?.go()  // expect: interactor-uses-presenter
  }
}

final class HelpViewController: UIViewController {}

/// What is put on show is no piece of the screen at hand, however it comes to the call.
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?

  func later() {
    let help: UIViewController
    help = HelpViewController()
    present(help, animated: true)  // expect: navigation-outside-router
  }

  func cast() {
    let help = HelpViewController() as UIViewController
    present(help, animated: true)  // expect: navigation-outside-router
  }

  func contained() {
    let container = UINavigationController()
    container.viewControllers = [HelpViewController()]
    present(container, animated: true)  // expect: navigation-outside-router
  }

  func either(_ isNew: Bool) {
    // expect: navigation-outside-router
    present(isNew ? HelpViewController() : self, animated: true)
  }
}

enum Locator { static func get<T>(_ type: T.Type) -> T { fatalError() } }

/// One use, one finding: the closure is handed what the optional holds, and a locator is asked for what it is told.
extension LoginInteractor {
  func again(_ service: LoginService) {
    first.map { $0.go() }  // expect: interactor-uses-presenter
    let presenter = Locator.get(LoginPresenter.self)  // expect: interactor-uses-presenter
    let other: Swift.Optional<LoginPresenter> = presenter  // expect: interactor-uses-presenter
    other?.go()  // expect: interactor-uses-presenter
  }
}

final class LoginService { func load() {} }
