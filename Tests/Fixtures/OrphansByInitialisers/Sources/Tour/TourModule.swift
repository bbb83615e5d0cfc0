import UIKit

final class TourViewController: UIViewController { var presenter: TourPresenter? }

final class TourPresenter {
  var interactor: TourInteractor?
  private let onSkip: () -> Void
  init(onSkip: @escaping () -> Void) { self.onSkip = onSkip }
}

final class TourInteractor {
  weak var router: TourRouter?  // expect: interactor-uses-router
  weak var guide: GuideRouter?  // expect: interactor-uses-router
}

/// The presenter stores the closure, and the closure captures the router.
final class TourRouter {
  static func build(_ interactor: TourInteractor) -> TourPresenter {
    let router = TourRouter()
    interactor.router = router
    return router.start()
  }

  func start() -> TourPresenter { TourPresenter(onSkip: { self.finish() }) }
  func finish() {}
}

/// A closure that captures it weakly keeps nothing.
final class GuideRouter {
  static func build(_ interactor: TourInteractor) -> TourPresenter {
    let router = GuideRouter()  // expect: orphaned-component "GuideRouter"
    interactor.guide = router
    return router.start()
  }

  func start() -> TourPresenter { TourPresenter(onSkip: { [weak self] in self?.finish() }) }
  func finish() {}
}
