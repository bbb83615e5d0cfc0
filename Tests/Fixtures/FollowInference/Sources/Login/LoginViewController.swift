import UIKit

final class LoginViewController: UIViewController {
  let presenter = LoginPresenter.standard
  lazy var second = LoginPresenter.standard
  var third: LoginPresenter { second }
  var counter = LoginCounter()

  func infer() async throws {
    presenter.interactor.load()  // expect: view-uses-interactor
    second.interactor.load()  // expect: view-uses-interactor
    third.interactor.load()  // expect: view-uses-interactor
    try await presenter.later().interactor.load()  // expect: view-uses-interactor
    LoginPresenter.all["a"]?.first?.interactor.load()  // expect: view-uses-interactor
    let chosen = if isEditing { second } else { third }
    chosen.interactor.load()  // expect: view-uses-interactor
    counter.load()
    let copy = counter
    copy.load()
    presenter.interactions.load()
  }
}
