import RxSwift
import SnapKit
import UIKit

// What a library's function hands to its closure, and what it gives, the vocabulary says; what streams give together follows
// from their elements. What it does not say is silent.
final class FeedViewController: UIViewController {
  var presenter: FeedPresenter!
  // `create` is what the project adds to the superclass.
  let caption: UILabel = .create { $0.feedPresenter?.interactor?.refresh() }  // expect: view-uses-interactor
  let badge: FeedBadge = .create { $0.presenter?.interactor?.refresh() }  // expect: view-uses-interactor

  func subscribing() {
    presenter.page.subscribe(onNext: { $0.interactor?.refresh() })  // expect: view-uses-interactor
    presenter.pages.distinctUntilChanged().bind { $0.interactor?.refresh() }  // expect: view-uses-interactor
    presenter.latest.do(onSuccess: { $0.interactor?.refresh() })  // expect: view-uses-interactor
    presenter.traited.asObservable().bind { $0.interactor?.refresh() }  // expect: view-uses-interactor
    presenter.counters.share().bind { $0.refresh() }
    presenter.pages.subscribe { $0.interactor?.refresh() }  // an event, not a page
  }

  func combining() {
    Observable.combineLatest(presenter.counters, presenter.pages) { counter, page in
      counter.refresh()
      page.interactor?.refresh()  // expect: view-uses-interactor
    }
    Observable.zip(presenter.pages, presenter.counters).bind { page, counter in
      counter.refresh()
      page.interactor?.refresh()  // expect: view-uses-interactor
    }
    presenter.counters.withLatestFrom(presenter.pages).bind { $0.interactor?.refresh() }  // expect: view-uses-interactor
    presenter.pages.withLatestFrom(presenter.counters).bind { $0.refresh() }
    Observable.merge(presenter.pages, presenter.page.asObservable())
      .bind { $0.interactor?.refresh() }  // expect: view-uses-interactor
  }

  // `map(weak:_:)` of the project is not the `map` with one closure.
  func mapping() {
    let interactors = presenter.pages.map { $0.interactor }  // expect: view-uses-interactor
    interactors.bind { $0?.refresh() }  // expect: view-uses-interactor
    presenter.pages.map(weak: self) { owner, page in page.interactor?.refresh() }  // expect: view-uses-interactor
  }

  func results() throws {
    let found = try presenter.operation.extractNoCancellableResultData()
    found.interactor?.refresh()  // expect: view-uses-interactor
    presenter.resource.value(for: .current).interactor?.refresh()  // expect: view-uses-interactor
    presenter.resource.value(for: .current).counter.refresh()
  }

  func pairs() {
    let newest = presenter.byName.max { $0.value.counter === $1.value.counter }
    newest?.value.interactor?.refresh()  // expect: view-uses-interactor
    presenter.byName.mapValues { $0.interactor?.refresh() }  // expect: view-uses-interactor
    presenter.byName.first?.value.counter.refresh()
    presenter.all.enumerated().first?.element.interactor?.refresh()  // expect: view-uses-interactor
    for (page, counter) in zip(presenter.all, [FeedCounter()]) {
      counter.refresh()
      page.interactor?.refresh()  // expect: view-uses-interactor
    }
  }

  func layout() {
    view.snp.makeConstraints { presenter in
      presenter.top.equalTo(self.badge.snp.bottom).offset(8)
    }
    badge.then { $0.presenter?.interactor?.refresh() }  // expect: view-uses-interactor
  }
}

final class FeedBadge: UIView {
  var presenter: FeedPresenter?
}

extension UIView {
  var feedPresenter: FeedPresenter? { nil }

  static func create<View: UIView>(with change: (View) -> Void) -> View { View() }
}

extension ObservableType {
  func map<Owner: AnyObject, Result>(
    weak owner: Owner, _ change: @escaping (Owner, Element) -> Result
  ) -> Observable<Result> { .empty() }
}
