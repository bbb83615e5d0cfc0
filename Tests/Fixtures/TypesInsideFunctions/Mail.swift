import UIKit

/// The code of a type inside a function is the code of whoever wrote that function.
final class MailViewController: UIViewController {
  var presenter: MailPresenter?
  func send() {
    struct Draft { let interactor: MailInteractor }  // expect: view-uses-interactor
    class Target {
      func tap(_ host: UIViewController) { host.dismiss(animated: true) }  // expect: dismissal-outside-router
      func go(_ host: UIViewController) {
        host.present(UIViewController(), animated: true)  // expect: navigation-outside-router
      }
    }
  }
}
final class MailPresenter {
  let interactor: MailInteractor
  init(interactor: MailInteractor) { self.interactor = interactor }
}
final class MailInteractor {}
final class MailRouter {
  weak var host: UIViewController?
  func leave() {
    struct Closing { func now(_ host: UIViewController) { host.dismiss(animated: true) } }
    host.map { Closing().now($0) }
  }
}
