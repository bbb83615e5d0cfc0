import UIKit

extension Receipt {
  final class ViewController: UIViewController {
    var presenter: Presenter?

    func show(_ row: Row) {
      title = String(row.interactor)
      print(presenter?.interactor as Any)  // expect: view-uses-interactor
    }
  }
}
