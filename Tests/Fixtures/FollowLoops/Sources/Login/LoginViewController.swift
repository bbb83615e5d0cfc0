import UIKit

final class LoginViewController: UIViewController {
  var presenters: [LoginPresenter] = []
  var optional: [LoginPresenter?] = []
  var byName: [String: LoginPresenter] = [:]
  var counters: [LoginCounter] = []

  func loop() {
    for presenter in presenters {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for presenter in counters {
      presenter.load()
    }
    for case let presenter? in optional {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for (name, presenter) in byName where name.isEmpty {
      presenter.interactor.load()  // expect: view-uses-interactor
      presenter.interactions.load()
    }
    while let presenter = presenters.first {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
  }
}
