import UIKit
protocol BasePresenterToViewProtocol: AnyObject { func show() }
protocol OrdersViewToPresenterProtocol: AnyObject { func update() }
final class OrdersViewController: UIViewController, BasePresenterToViewProtocol {
  var presenter: OrdersViewToPresenterProtocol?
  func show() {}
}
