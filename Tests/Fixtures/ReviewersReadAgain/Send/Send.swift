import UIKit

// A child of the screen speaks to it by this contract; the presenter has no use for it.
protocol SendViewControllerInput: AnyObject {
  func contactTapped()
}

final class SendView: UIView {
  weak var controller: SendViewControllerInput?
}

final class SendViewController: UIViewController, SendViewControllerInput {
  var presenter: SendPresenter?
  private let content = SendView()

  func contactTapped() { presenter?.contactTapped() }

  func sent() {
    ModalPresenter.shared.closeAll()
    SettingsKeeper.shared.clear()  // expect: view-uses-service
  }
}

final class SendPresenter {
  var interactor: SendInteractor?
  var router: SendRouter?
  weak var viewController: SendViewController?

  func contactTapped() { router?.showContacts() }
}

final class SendInteractor {}

final class SendRouter {
  func showContacts() {}
}
