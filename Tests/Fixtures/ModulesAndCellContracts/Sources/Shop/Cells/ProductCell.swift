import UIKit

/// The contract of a piece is no module.
protocol ProductCellView: AnyObject { func display(name: String) }

final class ProductCell: UITableViewCell, ProductCellView {
  func display(name: String) {
    textLabel?.text = name
    UserDefaults.standard.set(name, forKey: "last")  // expect: view-uses-service
  }
}
