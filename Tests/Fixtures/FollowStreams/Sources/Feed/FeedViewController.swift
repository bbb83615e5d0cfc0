import RxSwift
import UIKit

// What a type from outside is filled in with is what its `map` hands on, and what comes out is such a stream again: never
// the stream for its element, and never the element for the stream. Of everything else it is the optional that is mapped.
final class FeedViewController: UIViewController {
  var presenter: FeedPresenter?
  let disposeBag = DisposeBag()

  func streams() {
    let found = presenter?.pages.map { page in page.interactor }  // expect: view-uses-interactor
    found?.refresh()
    found?.map { $0.refresh() }  // expect: view-uses-interactor
    presenter?.pages.filter { $0.interactor != nil }.take(1)  // expect: view-uses-interactor
    presenter?.pages.flatMap { _ in self.counters() }.refresh()
    presenter?.pages.map(weak: self) { owner, page in owner.title = page.title }
  }

  func counters() -> Observable<FeedCounter> { .empty() }

  func holders() {
    presenter?.page.value.interactor?.refresh()  // expect: view-uses-interactor
    presenter?.result.map { $0.interactor?.refresh() }  // expect: view-uses-interactor
  }

  func optionals() {
    presenter.map { $0.interactor?.refresh() }  // expect: view-uses-interactor
    presenter.map { _ in FeedCounter() }?.refresh()
  }

  // A member that the project adds to a type from outside.
  func colours() {
    paint(.brand)
  }

  func paint(_ colour: UIColor) {}
}

final class FeedCounter {
  func refresh() {}
}
