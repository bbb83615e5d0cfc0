import UIKit

protocol NewsViewInput: AnyObject {}
protocol NewsPresenting: AnyObject {}

final class NewsViewController: UIViewController, NewsViewInput {
  var presenter: NewsPresenting?
  // It lets go of its own presenter, not of the interactor's.
  deinit { presenter = nil }
}

final class NewsPresenter: NewsPresenting {
  private var view: NewsViewInput?
  var interactor: NewsInteractor?
  func detach() { view = nil }
}

final class NewsInteractor {
  private var presenter: NewsPresenting?  // expect: strong-back-reference
  init(presenter: NewsPresenting) { self.presenter = presenter }
}

final class NewsRouter {
  // One reference, however many types name what it holds.
  var screen: (UIViewController & NewsViewInput)?
  var other: UIViewController?
  weak var kept: (UIViewController & NewsViewInput)?
  private var child: UIViewController?

  func close() { child = nil }
}

// What a part of a module is filled in with is mentioned; what a box is filled in with is kept.
final class NewsBox<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
}

final class NewsDeskInteractor {
  private let presenter: NewsBox<NewsPresenting>
  private let loader: NewsFeedInteractor<NewsPresenting>
  init(presenter: NewsBox<NewsPresenting>, loader: NewsFeedInteractor<NewsPresenting>) {
    self.presenter = presenter
    self.loader = loader
  }
}

final class NewsFeedInteractor<Output> {}

// A box that keeps weakly what it is filled in with, one of which nobody knows, and a type that is no object.
final class NewsWeakly<Value: AnyObject> {
  private weak var value: Value?
}

final class NewsBoxedInteractor {
  private let first: NewsWeakly<NewsPresenting>
  private let listeners: NSHashTable<NewsPresenting>
  private let kind: NewsPresenting.Type

  init(first: NewsWeakly<NewsPresenting>, listeners: NSHashTable<NewsPresenting>, kind: NewsPresenting.Type) {
    self.first = first
    self.listeners = listeners
    self.kind = kind
  }
}

// Nor does a function that makes something keep it, or a type of UIKit's.
struct NewsProvider<Value> {
  let make: () -> Value
}

final class NewsDoorRouter {
  var kinds: [UIViewController.Type] = []
  let provider: NewsProvider<UIViewController>
  init(provider: NewsProvider<UIViewController>) { self.provider = provider }
}
