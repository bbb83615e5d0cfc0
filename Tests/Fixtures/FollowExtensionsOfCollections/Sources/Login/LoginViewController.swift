import UIKit

// The compiler is right: a list knows its elements inside of its extension and behind its members.
final class LoginViewController: UIViewController {
  var presenters: [LoginPresenter] = []
  var counters: [LoginCounter] = []
  var workers: LoginWorkers = []  // expect: view-uses-interactor
  var handler: LoginHandler?  // expect: view-uses-interactor
  @Injected var presenter: LoginPresenter

  func show(_ pairs: [(name: String, presenter: LoginPresenter)]) {
    presenters.busy.first?.interactor.load()  // expect: view-uses-interactor
    presenters.worker(0)?.load()  // expect: view-uses-interactor
    counters.worker(0).load()
    presenters.at(0)?.interactor.load()  // expect: view-uses-interactor
    presenters.each { $0.interactor.load() }  // expect: view-uses-interactor
    counters.at(0)?.load()
    counters.each { $0.load() }
    presenter["login"].load()  // expect: view-uses-interactor
    presenters.map(\.interactor).first?.load()  // expect: view-uses-interactor, view-uses-interactor
    presenters.enumerated().forEach { index, presenter in
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    for pair in pairs { pair.presenter.interactor.load() }  // expect: view-uses-interactor
    // What there is so far is nobody's presenter.
    _ = presenters.reduce(counters) { $0.isEmpty ? [] : $0 + [LoginCounter()] }
  }
}

extension LoginViewController: LoginShowing {
  var brain: LoginPresenter { presenter }
}

extension LoginShowing where Brain == LoginPresenter, Self: LoginViewController {
  func tell() { brain.interactor.load() }  // expect: view-uses-interactor
}
