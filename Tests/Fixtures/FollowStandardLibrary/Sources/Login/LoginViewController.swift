// The few functions of the standard library that stand between a collection and its element.
import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var presenters: [LoginPresenter] = []
  var byName: [String: LoginPresenter] = [:]
  var counters: [LoginCounter] = []

  func walk() {
    for presenter in byName.values {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for (index, presenter) in presenters.enumerated() {
      print(index.description)
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for presenter in presenters.reversed() {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for presenter in counters.reversed() {
      presenter.load()
    }
    while let presenter = presenters.popLast() {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    presenter.map { $0.interactor.load() }  // expect: view-uses-interactor
    presenters.first { $0.interactions.count > 0 }?.interactor.load()  // expect: view-uses-interactor
    presenters.filter { $0.interactions.count > 0 }.first?.interactor.load()  // expect: view-uses-interactor
    byName["a", default: presenters[1]].interactor.load()  // expect: view-uses-interactor
    counters.first { $0.count > 0 }?.load()
    counters.filter { $0.count > 0 }.last?.load()
    presenters.map { $0.interactions }.forEach { $0.load() }
  }

  func wait(_ coming: AsyncStream<LoginPresenter>, _ others: AsyncStream<LoginCounter>) async {
    for await presenter in coming {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for await counter in others { counter.load() }
  }

  // A value with a `callAsFunction` is called as one.
  func call() {
    presenter?.count().load()
    presenter?.interactor(2).load()  // expect: view-uses-interactor
  }
}

// What the project adds to `Result` is not the case of that name.
extension Result where Success == Void {
  static var success: Result { .success(()) }
}

extension LoginViewController {
  func took(_ result: Result<LoginPresenter, Error>) {
    if case .success(let found) = result { found.interactor.load() }  // expect: view-uses-interactor
  }
}
