import RxSwift

final class FeedPresenter {
  var interactor: FeedInteractor?
  var counter = FeedCounter()
  let pages: Observable<FeedPresenter>
  let page: BehaviorRelay<FeedPresenter>
  let latest: Single<FeedPresenter>
  let traited: PrimitiveSequence<SingleTrait, FeedPresenter>
  let counters: Observable<FeedCounter>
  let operation: BaseOperation<FeedPresenter>
  let resource: LocalizableResource<FeedPresenter>
  var byName: [String: FeedPresenter] = [:]
  var all: [FeedPresenter] = []
}

final class FeedInteractor {
  func refresh() {}
}

final class FeedCounter {
  func refresh() {}
}

final class FeedRouter {}
