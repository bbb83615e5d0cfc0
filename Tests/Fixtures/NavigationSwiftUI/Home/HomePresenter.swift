import SwiftUI  // expect: presenter-imports-ui

final class HomePresenter: ObservableObject {
  private let router: HomeRouter

  init(router: HomeRouter) {
    self.router = router
  }

  func detail() -> some View { router.detail() }
}
