import UIKit
protocol FeedViewInput: AnyObject {}
final class FeedViewController: UIViewController, FeedViewInput { var presenter: FeedPresenter? }
final class FeedPresenter {
  var router: FeedRouter?
  var interactor: FeedInteractor?
}
final class FeedInteractor {}
final class FeedRouter {
  var next: UIViewController?
  func go() { next = HelpViewController() }
}
