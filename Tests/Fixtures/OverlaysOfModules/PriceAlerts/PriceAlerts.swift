import UIKit

final class PriceAlertsViewController: UIViewController {
  var presenter: PriceAlertsPresenter?

  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
final class PriceAlertsPresenter { var interactor: PriceAlertsInteractor? }
final class PriceAlertsInteractor {}
final class PriceAlertsRouter {
  static func createModule() -> UIViewController {
    let view = PriceAlertsViewController()
    view.presenter = PriceAlertsPresenter()
    return view
  }
}
