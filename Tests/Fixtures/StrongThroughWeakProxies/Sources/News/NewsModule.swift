import UIKit

protocol NewsViewInput: AnyObject { func show() }

/// Keeps a proxy, which nobody else does: weakly it would be gone at once.
final class NewsPresenter {
  let view: NewsViewInput
  var interactor: NewsInteractor?
  init(view: NewsViewInput) { self.view = view }
}

final class NewsInteractor {}

final class NewsViewController: UIViewController, NewsViewInput {
  var presenter: NewsPresenter?
  func show() {}
}

enum NewsBuilder {
  static func build() -> UIViewController {
    let screen = NewsViewController()
    screen.presenter = NewsPresenter(view: WeakRefVirtualProxy(screen))
    return screen
  }
}
