import RxSwift

final class FeedPresenter {
  var interactor: FeedInteractor?
  var title: String?
  let pages: Observable<FeedPresenter>
  let page: BehaviorRelay<FeedPresenter>
  let result: Result<FeedPresenter, Error>
}

final class FeedInteractor {
  func refresh() {}
}

final class FeedRouter {}
