import UIKit

extension UIColor {
  static let brand = UIColor.red
}
