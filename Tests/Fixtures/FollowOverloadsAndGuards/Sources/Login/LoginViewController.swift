import UIKit

// The compiler is right about all of these.
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  private let watched = Observable(state: LoginPresenter())  // expect: assembly-outside-router

  // What a guard binds is known in its conditions already, and not in its `else`.
  func guarded(_ other: LoginPresenter?, _ number: Int?) {
    guard let presenter = other, presenter.interactor?.load() != nil else {  // expect: view-uses-interactor
      return
    }
    guard let navigation = navigationController, navigation.popToRootViewController(animated: true) != nil else {  // expect: navigation-outside-router
      return
    }
    guard let presenter = number else {
      presenter.interactor?.load()  // expect: view-uses-interactor
      return
    }
    print(presenter, navigation)
  }

  // The labels say which of two protocols is meant.
  func overloaded(_ shower: LoginPresentable, _ error: Error) {
    shower.present(error: error, from: self)?.load()  // expect: view-uses-interactor
    shower.present(message: "none", from: self)
  }

  // What an initialiser is given says what it makes; what stands beside a closure says what that is handed.
  func inferred() {
    watched.state.interactor?.load()  // expect: view-uses-interactor
    watched.add(self) { owner, presenter in
      owner.presenter?.interactor?.load()  // expect: view-uses-interactor
      presenter.interactor?.load()  // expect: view-uses-interactor
    }
  }

  // A trailing closure goes to a parameter that can be a function, and to no other.
  func trailing() {
    presenter?.run { print($0) }.load()  // expect: view-uses-interactor
    presenter?.retry { true }.load()
  }

  // Where nothing tells two apart only what they have in common is certain.
  func undecided(_ something: Any) {
    presenter?.part(something).load()
    presenter?.same(something).load()  // expect: view-uses-interactor
  }
}
