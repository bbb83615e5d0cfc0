import UIKit

final class SendViewController: UIViewController {
  var presenter: SendPresenter?
  // Whoever's interactor it is, no view has it.
  var authorization: AuthorizationInteractorProtocol?  // expect: view-uses-interactor
}
