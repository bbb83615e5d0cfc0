import UIKit

#if os(iOS)
  final class PlatformInteractor {
    var view: PlatformViewController?  // expect: interactor-uses-view "stores"
  }
#else
  final class PlatformInteractor {
    var screen: PlatformViewController?  // expect: interactor-uses-view "stores"
  }
#endif

final class PlatformPresenter {
  weak var brain: PlatformBrain?
  var interactor: PlatformInteractor?

  func start() {
    // expect: assembly-outside-router
    brain = PlatformBrain()  // expect: orphaned-component
  }
}

// viperlint:role interactor
actor PlatformBrain {}

final class PlatformViewController: UIViewController {
  var presenter: PlatformPresenter?
}
