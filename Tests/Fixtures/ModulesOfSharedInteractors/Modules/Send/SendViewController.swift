import UIKit

final class SendViewController: UIViewController {
  var presenter: SendPresenter?
  // A view stores no interactor, also if all modules share it.
  var authorization: AuthorizationInteractorProtocol?  // expect: view-uses-interactor
}
