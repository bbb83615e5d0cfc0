import UIKit

// Which parameter a trailing closure goes to, which function of a base or of a body is meant, and what is the language's.
final class LoginFooter: UIView {
  var presenter: LoginFooterPresenter!

  func trailingClosures() {
    presenter.wait { $0.load() } failed: { $0.load() }  // expect: view-uses-interactor
    presenter.turn { $0.load() } failed: { $0.load() }  // expect: view-uses-interactor
    presenter.fetch { $0.load() }  // expect: view-uses-interactor
    presenter.animate { $0.load() }
  }

  func bases(_ path: IndexPath, _ number: Int) {
    presenter.item(at: number).load()  // expect: view-uses-interactor
    presenter.item(at: path).load()
  }

  func free(_ counter: LoginCounter, _ number: Int) {
    part(counter).load()  // expect: view-uses-interactor
    part(number).load()
  }

  func bodies() {
    presenter.interactor.load()  // expect: view-uses-interactor
    if isHidden {
      func presenter() -> LoginCounter { LoginCounter() }
      presenter().load()
    }
    presenter.counter.load()
  }

  func lists() {
    presenter.parts.first?.interactor.load()  // expect: view-uses-interactor
    presenter.parts.first(2).forEach { $0.load() }
    Kept(value: presenter.counter).value.load()
    Kept(value: presenter.interactor).value.load()  // expect: view-uses-interactor, view-uses-interactor
    presenter.key.thing.load()  // expect: view-uses-interactor
  }
}

func part(_ number: Int) -> LoginCounter { LoginCounter() }
func part(_ counter: LoginCounter) -> LoginInteractor { LoginInteractor() }

protocol LoginScreen: AnyObject {
  func present(_ counter: LoginCounter)
}

class LoginBasePresenter {
  let interactor = LoginInteractor()  // expect: assembly-outside-router
  let counter = LoginCounter()

  func item(at number: Int) -> LoginInteractor { interactor }
}

final class LoginFooterPresenter: LoginBasePresenter {
  var parts: [LoginFooterPresenter] = []
  var key: LoginKey { LoginKey(value: interactor) }

  func item(at path: IndexPath) -> LoginCounter { counter }

  func wait(done: (LoginInteractor) -> Void, failed: (LoginCounter) -> Void) {}
  func turn(done: (LoginCounter) -> Void, failed: (LoginInteractor) -> Void) {}
  func fetch(done: (LoginInteractor) -> Void, failed: ((LoginCounter) -> Void)? = nil) {}
  func animate(before: ((LoginInteractor) -> Void)? = nil, change: (LoginCounter) -> Void) {}
}

extension Array {
  func first(_ count: Int) -> [LoginCounter] { [] }
}

extension Keyed where Kind == LoginCounter {
  var thing: LoginCounter { value }
}

extension Keyed where Kind == LoginInteractor {
  var thing: LoginInteractor { value }
}
