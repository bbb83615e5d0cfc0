import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var presenters: [LoginPresenter] = []
  var onReady: ((LoginPresenter) -> Void)?
  var onCount: ((LoginCounter) -> Void)?

  func shorthand() {
    presenters.forEach { $0.interactor.load() }  // expect: view-uses-interactor
    presenters.forEach { $0.interactions.load() }
    onReady = { $0.interactor.load() }  // expect: view-uses-interactor
    onCount = { $0.load() }
    perform { $0.interactor.load() }  // expect: view-uses-interactor
    perform { $0.interactions.load() }
  }

  func named() {
    presenters.forEach { presenter in
      presenter.interactor.load()  // expect: view-uses-interactor
    }
    perform { (brain: LoginPresenter) in
      brain.interactor.load()  // expect: view-uses-interactor
    }
    [1, 2].forEach { presenter in
      print(presenter.description)
    }
    UIView.animate(withDuration: 1) { [weak self, numbers = presenter?.interactions] in
      self?.presenter?.interactor.load()  // expect: view-uses-interactor
      numbers?.load()
    }
  }

  private func perform(_ action: (LoginPresenter) -> Void) {
    if let presenter { action(presenter) }
  }
}
