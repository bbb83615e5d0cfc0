import UIKit

protocol MailPresenting: AnyObject {
  var view: MailViewController? { get }
}

final class MailPresenter: MailPresenting {
  weak var view: MailViewController?
  var interactor: MailInteractor?
  var router: MailRouter?
}

final class MailRouter {
  weak var screen: UIViewController?
  var interactor: MailInteractor?
}

final class MailViewController: UIViewController {
  var presenter: MailPresenter?

  func compose() {
    // The router is used on the way, and the call at the end comes first in the table.
    presenter?.router?.screen?.present(self, animated: true)  // expect: navigation-outside-router
    // An interactor comes before everything.
    presenter?.interactor?.presenter?.view?.present(self, animated: true)  // expect: view-uses-interactor
    presenter?.router?.interactor?.open()  // expect: view-uses-interactor
    presenter?.router?.screen?.view.setNeedsLayout()  // expect: view-uses-router
  }

  func named() {
    let make = MailInteractor.init  // expect: view-uses-interactor "makes"
    print(make)
  }

  // What stands behind that local, in another function, is none of its type.
  func all() { _ = Array<MailInteractor>() }  // expect: view-uses-interactor "mentions"
}
