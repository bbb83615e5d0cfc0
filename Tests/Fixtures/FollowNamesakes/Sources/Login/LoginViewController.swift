import UIKit

// Several declarations of one name: labels, arguments, the receiver, and who sees them say which one is meant. Where nothing
// says so it is nobody's.
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!
  weak var screen: (UIViewController & LoginScreen)?

  func arguments(_ number: CGFloat, _ counter: LoginCounter) {
    presenter.part(counter).load()  // expect: view-uses-interactor
    presenter.part(number).load()
    presenter.part(2.5).load()
    presenter.part("name").load()  // expect: view-uses-interactor
    presenter.same("name").load()  // expect: view-uses-interactor
  }

  func subscripts() {
    presenter[key: "a"].load()  // expect: view-uses-interactor
    presenter[0].load()
    presenter[0, 1].load()  // expect: view-uses-interactor
    presenter["a"].load()
  }

  func typesAndInstances() {
    LoginPresenter.current.load()  // expect: view-uses-interactor
    presenter.current.load()
    LoginPresenter.make().load()  // expect: view-uses-interactor
    presenter.make().load()
  }

  func whoSees() {
    presenter.hidden.load()
    presenter.secret().load()
  }

  func receivers() {
    presenter.kept.result().load()  // expect: view-uses-interactor
    presenter.counters.result().load()
    presenter.kept.thing.load()  // expect: view-uses-interactor
    presenter.counters.thing.load()
    presenter.key.pull().load()  // expect: view-uses-interactor
  }

  // Only UIKit's takes these arguments.
  func screens(_ help: UIViewController) {
    screen?.present(LoginCounter())
    screen?.present(help, animated: true)  // expect: navigation-outside-router
  }

  func closures() {
    presenter.load { worker in worker.load() }  // expect: view-uses-interactor
    presenter.load { worker, _ in worker.load() }
    presenter.load { $0.load() }  // expect: view-uses-interactor
  }
}

extension LoginPresenter {
  fileprivate var hidden: LoginCounter { counter }
}

private extension LoginPresenter {
  func secret() -> LoginCounter { counter }
}
