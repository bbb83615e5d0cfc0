import UIKit

final class LoginCoordinator {
  var navigation: UINavigationController?
  func start() { navigation?.pushViewController(UIViewController(), animated: true) }
}

/// Who makes and starts a coordinator is one.
final class AppCoordinator {
  var children: [LoginCoordinator] = []
  func start() {
    let login = LoginCoordinator()
    children.append(login)
    login.start()
  }
}

enum Step { case detail }
final class StackCoordinator: ObservableObject {
  @Published var path: [Step] = []
  func go() { path.append(.detail) }
}
