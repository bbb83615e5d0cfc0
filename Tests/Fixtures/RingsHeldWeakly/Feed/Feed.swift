import UIKit
protocol FeedViewInput: AnyObject {}
final class FeedViewController: UIViewController, FeedViewInput { weak var presenter: FeedPresenter? }
final class FeedPresenter {
  var router: FeedRouter?
  var interactor: FeedInteractor?
}
final class FeedInteractor {}
final class FeedRouter {
  var view: FeedViewController?
}
