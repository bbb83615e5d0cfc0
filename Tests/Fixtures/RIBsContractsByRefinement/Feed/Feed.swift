import RIBs
import UIKit

protocol FeedRouting: ViewableRouting {}
protocol FeedPresentable: Presentable {}
protocol FeedInteractable: Interactable {}
protocol FeedViewControllable: ViewControllable { func open(_ child: ViewControllable) }
final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable {}
final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable>, FeedRouting {}

/// What the base has carries the contract out for the screen that takes it up.
class FeedBaseViewController: UIViewController {
  func open(_ child: ViewControllable) { present(child.uiviewController, animated: true) }
  func close() { dismiss(animated: true) }  // expect: dismissal-outside-router
}
final class FeedViewController: FeedBaseViewController, FeedPresentable, FeedViewControllable {}
