import UIKit

// To call a piece's function is to use it; to name its identifier is not.
enum Messages {
  static func error(over view: UIView) { ToastView.show("error", over: view) }
}
