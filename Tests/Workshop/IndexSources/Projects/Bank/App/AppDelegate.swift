import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) lazy var coordinator: AppCoordinator = AppCoordinator(session: LocalSession.shared)

  func start() {
    let window = UIWindow()
    window.rootViewController = coordinator.root
    window.makeKeyAndVisible()
    self.window = window
  }

  static var current: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
}

final class AppCoordinator: LoginModuleOutput {
  let session: SessionService
  private(set) var history: [Customer] = []
  lazy var root: UINavigationController = {
    let login = LoginAssembly.build(session: session, output: self)
    return UINavigationController(rootViewController: login)
  }()

  init(session: SessionService) {
    self.session = session
    LocalSession.shared.observe { [weak self] customer in
      guard let customer = customer else { return }
      self?.history.append(customer)
    }
  }

  func loginDidFinish(with customer: Customer) {
    history.append(customer)
    let towns = history.compactMap { $0.address?.town }.map { $0.name }
    let codes = history.compactMap(\.address).map(\.town.code)
    print(towns, codes, AppDelegate.current?.coordinator.history.count ?? 0)
  }
}

extension AppDelegate {
  func coordinatorOfApp() -> AppCoordinator { coordinator }
}
