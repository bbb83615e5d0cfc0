import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?

  func local() {
    let presenter = Deck()
    presenter.interactor.load()
    let interactor = LoginCounter()
    interactor.load()
    self.presenter?.interactor.load()  // expect: view-uses-interactor
  }

  func scoped() {
    if isEditing {
      let presenter = Deck()
      presenter.interactor.load()
    }
    presenter?.interactor.load()  // expect: view-uses-interactor
  }

  func parameter(presenter: Deck) {
    presenter.interactor.load()
  }

  func generic<LoginInteractor>(_ interactor: LoginInteractor) -> LoginInteractor {
    print(LoginInteractor.self)
    return interactor
  }

  func localType() {
    struct LoginInteractor {
      func load() {}
    }
    LoginInteractor().load()
    let worker: LoginInteractor = LoginInteractor()
    worker.load()
  }

  func afterwards() {
    LoginInteractor().load()  // expect: view-uses-interactor
  }

  func catching() {
    do {
      try Deck().deal()
    } catch let presenter as DeckError {
      print(presenter.interactor)
    } catch {
      presenter?.interactor.load()  // expect: view-uses-interactor
    }
  }
}
