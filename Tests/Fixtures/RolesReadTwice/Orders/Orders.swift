import UIKit

// A view is told to show something: the presenter shows nothing itself.
final class OrdersPresenter {
  weak var view: OrderViewController?
  let interactor = OrderInteractor()  // expect: assembly-outside-router "OrderInteractor"

  func load() {
    interactor.load()
    view?.show("Orders")
  }
}

final class OrderViewController: UIViewController {
  var presenter: OrdersPresenter?
  var interactor: OrderInteractor?  // expect: view-uses-interactor "stores"

  func show(_ text: String) {}
}

final class OrderInteractor {
  func load() {}
}

// Nobody's partner, and it shows things itself.
final class BannerPresenter {
  private let window = UIWindow()

  func show() {
    window.addSubview(UIView())
  }
}
