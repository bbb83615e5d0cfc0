import UIKit

protocol CodeInteracting: AnyObject {
  func check(_ code: String) -> Bool
  func forget()
}

final class CodeViewController: UIViewController {
  var presenter: CodePresenter?

  func closeTapped() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}

final class CodePresenter {
  var interactor: CodeInteractor?  // expect: concrete-collaborator

  func entered(_ code: String) {
    guard let interactor, !interactor.check(code), interactor.attempts > 3 else { return }
    interactor.forget()
  }
}

final class CodeInteractor: CodeInteracting {
  private(set) var attempts = 0

  func check(_ code: String) -> Bool { code.count == 4 }

  func forget() { attempts = 0 }
}
