import UIKit

/// It lies with one of the modules whose screens build on it.
class SwipeScreen: UIViewController {
  func close() { dismiss(animated: true) }
}
