import ModernRIBs
import UIKit

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
