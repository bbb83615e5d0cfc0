import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var counter: LoginCounter?

  func bind() {
    if let presenter {
      presenter.interactor.load()  // expect: view-uses-interactor
      presenter.interactions.load()
    }
    if let presenter = counter {
      presenter.load()
    }
    if let brain = self.presenter, brain.interactions.count > 0 {
      brain.interactor.load()  // expect: view-uses-interactor
    }
    guard let mind = presenter else { return }
    mind.interactor.load()  // expect: view-uses-interactor
    if case let brain? = presenter {
      brain.interactor.load()  // expect: view-uses-interactor
    }
    switch presenter {
    case .some(let brain):
      brain.interactor.load()  // expect: view-uses-interactor
    case .none:
      break
    }
    let either = presenter ?? mind
    either.interactor.load()  // expect: view-uses-interactor
    (isEditing ? presenter : mind)?.interactor.load()  // expect: view-uses-interactor
    (isEditing ? counter : nil)?.load()
  }
}
