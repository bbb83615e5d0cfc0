import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  private var list: ListViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let list = segue.destination as? ListViewController {
      self.list = list
    }
  }
}

final class ListViewController: UIViewController {
  var presenter: LoginPresenter?
  private var login: LoginViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let login = segue.destination as? LoginViewController else { return }
    self.login = login
  }
}

final class HelpViewController: UIViewController {
  var presenter: LoginPresenter?
  private var list: ListViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expect: navigation-outside-router
    if let list = segue.destination as? ListViewController {
      self.list = list
    }
    self.list?.presenter = presenter
  }
}

final class OtherViewController: UIViewController {
  var presenter: LoginPresenter?
  private var list: ListViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expect: navigation-outside-router
    guard let list = segue.destination as? ListViewController else { return }
    self.list = list
    list.presenter = presenter
  }
}

final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {}
