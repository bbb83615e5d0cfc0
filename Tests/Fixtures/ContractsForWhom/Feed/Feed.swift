import UIKit

// The presenter of a header is none of the module's own, and the module's presenter carries the contract out.
protocol FeedViewOutput {
  var header: FeedHeaderPresenter { get }
  func refresh()
}
final class FeedHeaderPresenter {}
final class FeedPresenter: FeedViewOutput {
  let header = FeedHeaderPresenter()
  var interactor: FeedInteractor?
  var router: FeedRouter?
  func refresh() { interactor?.load() }
}
final class FeedInteractor { func load() {} }
final class FeedRouter {}
final class FeedViewController: UIViewController { var output: FeedViewOutput? }
