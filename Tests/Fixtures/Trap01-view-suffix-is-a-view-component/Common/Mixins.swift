import UIKit

// Protocols that are called like a view's contract, and are mixins of all sorts of views.

protocol ReusableView: AnyObject {}

extension UITableViewCell: ReusableView {}

protocol HasTableView: AnyObject {
  var tableView: UITableView { get }
}

final class OrderList: UIView, HasTableView {
  let tableView = UITableView()
}

final class BillList: UIView, HasTableView {
  let tableView = UITableView()
}

/// Texts of a screen: a struct shows nothing, unless it is a `View`.
struct TopTextView {
  let title: String
}
