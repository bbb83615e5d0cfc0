import UIKit
protocol Presentable {}
extension Presentable where Self: UIViewController {
  func present() {}
  func dismiss() {}
}
