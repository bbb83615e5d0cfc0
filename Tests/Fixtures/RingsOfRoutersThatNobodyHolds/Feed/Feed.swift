import UIKit
protocol FeedViewInput: AnyObject {}
final class FeedViewController: UIViewController, FeedViewInput { var presenter: FeedPresenter? }
final class FeedPresenter {
  
  var interactor: FeedInteractor?
}
final class FeedInteractor {}
final class FeedRouter {
  var view: FeedViewController?
  var presenter: FeedPresenter?
}
