import UIKit

final class RowHelper {
  func add(to view: UIView) { view.addSubview(RowView()) }
}
