import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var parts: (brain: LoginPresenter, counter: LoginCounter)?

  func unpack() {
    parts?.brain.interactor.load()  // expect: view-uses-interactor
    parts?.0.interactor.load()  // expect: view-uses-interactor
    parts?.counter.load()
    parts?.1.load()
    guard let parts else { return }
    let (brain, counter) = parts
    brain.interactor.load()  // expect: view-uses-interactor
    counter.load()
    let (interactor, number) = (counter, 3)
    interactor.load()
    print(number.description)
    if case (let first?, true) = (presenter, isEditing) {
      first.interactor.load()  // expect: view-uses-interactor
    }
  }
}
