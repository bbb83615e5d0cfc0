import UIKit

final class LoginViewController: UIViewController {
  typealias Interactor = LoginCounter
  typealias Brain = LoginBrain

  var presenter: Brain?
  var interactor = Interactor()
  var numbers: LoginNumbers?
  var worker: LoginWorker?  // expect: view-uses-interactor
  var pair: Pair<LoginBrain>?

  func goTapped() {
    interactor.load()
    numbers?.load()
    presenter?.interactor.load()  // expect: view-uses-interactor
    pair?.first.interactor.load()  // expect: view-uses-interactor
    pair?.first.interactions.load()
  }
}
