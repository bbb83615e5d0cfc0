import UIKit

final class LoginViewController: UIViewController {
  let presenter: LoginPresenter

  init(presenter: LoginPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func results() {
    presenter.make().load()  // expect: view-uses-interactor
    presenter.chained().chained().make().load()  // expect: view-uses-interactor
    presenter.make("a").load()
    presenter.chained().interactions.load()
  }

  func locals() {
    let worker = makeWorker()
    worker.load()  // expect: view-uses-interactor
    let counter = makeCounter()
    counter.load()
  }

  func initialisers() {
    // expect: view-uses-interactor
    let worker = LoginInteractor()
    worker.load()  // expect: view-uses-interactor
    let counter = LoginCounter.init()
    counter.load()
  }
}
