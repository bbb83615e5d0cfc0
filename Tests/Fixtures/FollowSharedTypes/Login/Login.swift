import UIKit

protocol LoginViewInput: AnyObject {
  func show(_ text: String)
}

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter, spare: LoginPresenter!

  func tap() {
    let first, second: LoginInteractor  // expect: view-uses-interactor "mentions"
    first = presenter.interactor  // expect: view-uses-interactor "reaches"
    second = presenter.fallback  // expect: view-uses-interactor "reaches"
    first.load()  // expect: view-uses-interactor "calls"
    second.load()  // expect: view-uses-interactor "calls"
  }

  func show(_ text: String) {
    title = text
  }
}

final class LoginPresenter {
  var view, other: LoginViewInput?  // expect: strong-back-reference "in `view`"
  weak var upper, lower: LoginViewInput?
  var interactor, fallback: LoginInteractor!
  var router: LoginRouter, name = "", count: Int

  init(router: LoginRouter, count: Int) {
    self.router = router
    self.count = count
  }

  func done() {
    router.close()
    view?.show(name)
    other?.show(name)
  }
}

final class LoginInteractor {
  func load() {}
}

final class LoginRouter {
  func close() {}
}
