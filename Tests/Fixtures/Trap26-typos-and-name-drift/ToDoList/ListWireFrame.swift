import UIKit

final class ListWireFrame {
  weak var screen: UIViewController?

  func showItem() {
    screen?.show(UIViewController(), sender: nil)
  }
}
