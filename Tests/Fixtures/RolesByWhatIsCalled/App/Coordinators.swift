import UIKit

enum HUD { static func show(_ text: String) {} }

/// They go to no screen, whatever their names say.
final class SyncCoordinator {
  private var queue: [Int] = []
  func add(_ job: Int) { queue.append(job) }
}
final class SessionNavigator {
  func warn() { HUD.show("over") }
}
final class RequestCoordinator {
  private var path: [String] = []
  func add(_ part: String) { path.append(part) }
  func url() -> String {
    var path = path.joined()
    path.append(contentsOf: "?")
    return path
  }
}
final class BannerCoordinator {
  func dismiss(animated: Bool) {}
  func end() { self.dismiss(animated: true) }
}

final class PathCoordinator {
  var path = NavigationPath()
  func go(_ step: Int) { path.append(step) }
}
final class StepsCoordinator {
  enum Step: Hashable { case first }
  var path: [Step] = []
  func go() { path.append(Step.first) }
}
final class PushingCoordinator {
  weak var host: UIViewController?
  func go(_ screen: UIViewController) { host?.show(screen, sender: nil) }
}
final class AuthCoordinator {
  weak var host: Hosting?
  func start() { host?.embed(LoginAssembly.build()) }
}
protocol Hosting: AnyObject { func embed(_ screen: UIViewController) }
/// They ask whoever they make, fetch or are handed for a screen.
final class MadeCoordinator {
  private var screen: UIViewController?
  func start() {
    let assembly = LoginScreenAssembly()
    screen = assembly.build()
  }
}
final class FetchedCoordinator {
  let container: Container
  private var screen: UIViewController?
  init(container: Container) { self.container = container }
  func start() {
    guard let assembly = container.resolve(LoginScreenAssembly.self) else { return }
    screen = assembly.build()
  }
}
final class HandedCoordinator {
  private var screen: UIViewController?
  func start(with assembly: LoginScreenAssembly) { screen = assembly.build() }
}
/// What it asks shows by its name only that it builds something.
final class ReportCoordinator {
  private var text = ""
  func start() {
    let assembly = TextAssembly()
    text = assembly.build()
  }
}
protocol Container { func resolve<T>(_ type: T.Type) -> T? }
struct TextAssembly { func build() -> String { "" } }
struct LoginScreenAssembly { func build() -> UIViewController { LoginAssembly.build() } }

/// It navigates by what it inherits.
final class StepCoordinator: PushingBaseCoordinator {
  func next() { step(UIViewController()) }
}
class PushingBaseCoordinator {
  weak var host: UINavigationController?
  func step(_ screen: UIViewController) { host?.pushViewController(screen, animated: true) }
}

/// It asks a screen for one of its kind, by a mixin that all view controllers have.
protocol Storyboarded { static func instantiate() -> Self }
extension Storyboarded where Self: UIViewController { static func instantiate() -> Self { Self() } }
extension UIViewController: Storyboarded {}
final class StoryCoordinator {
  private var screens: [UIViewController] = []
  func start() { screens.append(RoomTypeViewController.instantiate()) }
}

/// They fetch what there is already.
final class ScrollCoordinator {
  func sync(_ pager: SmsCodeViewController) { _ = pager.currentPage() }
}
extension SmsCodeViewController { func currentPage() -> RoomTypeViewController? { nil } }
