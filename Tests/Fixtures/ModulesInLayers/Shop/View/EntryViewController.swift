import UIKit

final class EntryViewController: UIViewController, ShopPresenterToViewProtocol {
  var presenter: ShopViewToPresenterProtocol?

  func close() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
