import UIKit
extension UIViewController {
  func leave(_ vc: UIViewController) { vc.dismiss(animated: true) }
}
