import ModernRIBs
import UIKit  // expect: interactor-imports-ui

protocol RootRouting: Routing {
  func attachHome()
}

final class RootInteractor: Interactor {
  weak var router: RootRouting?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.attachHome()
  }
}
