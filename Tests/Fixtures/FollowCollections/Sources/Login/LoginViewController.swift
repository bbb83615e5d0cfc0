import UIKit

final class LoginViewController: UIViewController {
  var presenters: [LoginPresenter] = []
  var byName: [String: LoginPresenter] = [:]
  var counters: Array<LoginCounter> = []

  func pick() {
    presenters.first?.interactor.load()  // expect: view-uses-interactor
    presenters.last!.interactor.load()  // expect: view-uses-interactor
    presenters[0].interactor.load()  // expect: view-uses-interactor
    byName["a"]?.interactor.load()  // expect: view-uses-interactor
    counters.first?.load()
    counters[0].load()
    presenters.first?.interactions.load()
    print(presenters.count.description, byName.keys.first?.count ?? 0)
  }
}
