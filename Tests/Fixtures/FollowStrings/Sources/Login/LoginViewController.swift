import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!

  func texts() {
    title = "presenter.interactor.load()"
    title = "loaded \(presenter.interactor.count) times"  // expect: view-uses-interactor
    title = "loaded \(presenter.interactions.count) times"
    title = #"raw \(presenter.interactor.count)"#
    title = #"raw \#(presenter.interactor.count)"#  // expect: view-uses-interactor
    title = "a \("b \(presenter.interactor.count)")"  // expect: view-uses-interactor
    title = """
      presenter.interactor.load() // LoginInteractor()
      \(
        presenter.interactor.count  // expect: view-uses-interactor
      )
      """
    // presenter.interactor.load()
    /* presenter.interactor.load() /* presenter.interactor.load() */ LoginInteractor() */
    title = "👩‍👩‍👧‍👧 é"; presenter.interactor.load()  // expect: view-uses-interactor
  }
}
