import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var presenters: [LoginPresenter] = []

  func paths() {
    let direct = \LoginPresenter.interactor  // expect: view-uses-interactor
    let deep = \LoginViewController.presenter?.interactor.count  // expect: view-uses-interactor
    let numbers = \LoginPresenter.interactions.count
    print(direct, deep, numbers)
    print(presenters.map(\.interactor.count))  // expect: view-uses-interactor
    print(presenters.map(\.interactions.count))
    print([1, 2].map(\.description))
    print(\Login.Parts.interactor)  // expect: view-uses-interactor
    print(\Login.Parts.counter.count)
    print(\Login.interactor)
    print(presenter![keyPath: \.interactor.count])  // expect: view-uses-interactor
    print(presenter![keyPath: \.interactions.count])
    let found = presenters[0][keyPath: \.interactor]  // expect: view-uses-interactor
    found.load()  // expect: view-uses-interactor
    presenter![keyPath: \.interactor].load()  // expect: view-uses-interactor
  }
}
