import UIKit

final class RingRouter {
  var viewController: UIViewController?  // expect: strong-back-reference
  func splash() { viewController = RingSplashViewController() }
}
final class RingSplashViewController: UIViewController {}
final class RingViewController: UIViewController { var presenter: RingPresenter? }
final class RingPresenter {
  let router: RingRouter
  var interactor: RingInteractor?
  init(router: RingRouter) { self.router = router }
}
final class RingInteractor {}
enum RingBuilder {
  static func build() -> UIViewController {
    let router = RingRouter()
    let screen = RingViewController()
    screen.presenter = RingPresenter(router: router)
    router.viewController = screen
    return screen
  }
}
