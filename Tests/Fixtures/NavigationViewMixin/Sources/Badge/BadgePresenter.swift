import UIKit  // expect: presenter-imports-ui

final class BadgePresenter {
  weak var view: BadgeViewController?
  private let interactor: BadgeInteractor
  private let router: BadgeRouter

  init(interactor: BadgeInteractor, router: BadgeRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}

extension BadgePresenter: Stacking {
  func stack(_ screen: UIViewController) {}
}
