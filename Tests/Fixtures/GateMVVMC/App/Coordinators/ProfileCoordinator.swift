import UIKit

final class ProfileCoordinator: Coordinator {
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let screen = ProfileViewController(viewModel: ProfileViewModel(), coordinator: self)
    navigation.pushViewController(screen, animated: true)
  }

  func showPhoto() {
    navigation.pushViewController(UIViewController(), animated: true)
  }
}
