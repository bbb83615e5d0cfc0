final class FeedPresenter {
  var interactor: FeedInteractor?
  var router: FeedRouter?
}

final class FeedRouter {}
