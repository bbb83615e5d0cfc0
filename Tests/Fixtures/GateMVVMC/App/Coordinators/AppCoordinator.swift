import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class AppCoordinator: Coordinator {
  private let navigation: UINavigationController
  private var children: [Coordinator] = []

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let profile = ProfileCoordinator(navigation: navigation)
    children.append(profile)
    profile.start()
  }
}
