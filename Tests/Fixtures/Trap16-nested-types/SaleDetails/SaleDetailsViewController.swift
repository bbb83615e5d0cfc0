import UIKit

extension SaleDetails {
  final class ViewController: UIViewController {
    var presenter: Presenter?
    var interactor: Interactor?  // expect: view-uses-interactor
  }
}
