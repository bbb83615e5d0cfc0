protocol FeedListViewProtocol: AnyObject {}
protocol FeedListPresenterProtocol: AnyObject {}
protocol FeedListInteractorProtocol: AnyObject {}
protocol FeedListRouterProtocol: AnyObject {}
final class FeedPresenter: FeedListPresenterProtocol {
  var view: FeedListViewProtocol?  // expect: strong-back-reference
  var interactor: FeedListInteractorProtocol?
  var router: FeedListRouterProtocol?
}
final class FeedInteractor: FeedListInteractorProtocol {
  var presenter: FeedListPresenterProtocol?  // expect: strong-back-reference
}
