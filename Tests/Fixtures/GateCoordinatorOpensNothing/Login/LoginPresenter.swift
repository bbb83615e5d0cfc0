import UIKit

final class LoginPresenter {
  weak var view: LoginViewController?
  private let coordinator: LoginCoordinator

  init(coordinator: LoginCoordinator) {
    self.coordinator = coordinator
  }

  func helpTapped() {
    coordinator.showHelp()
    view?.present(UIViewController(), animated: true)
  }
}
