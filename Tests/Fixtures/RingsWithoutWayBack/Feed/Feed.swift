import UIKit
protocol FeedViewInput: AnyObject {}
final class FeedViewController: UIViewController, FeedViewInput {  }
final class FeedPresenter {
  var view: FeedViewInput?
  var interactor: FeedInteractor?
}
final class FeedInteractor {}
final class FeedRouter {
  
}
