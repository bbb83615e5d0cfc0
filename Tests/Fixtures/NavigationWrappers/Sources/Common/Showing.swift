import UIKit

/// Taken up by a view and by a router: it belongs to neither.
protocol Showing {
  var host: UIViewController { get }
  func showHelp()
}

/// The default of a requirement, written where nobody looks.
extension Showing {
  func showHelp() {
    openScreen(UIViewController(), from: host)
  }

  func hideHelp() {
    host.view.isHidden = true
  }
}

/// The same, where only the extension says what `Self` is.
protocol Routable {}

extension Routable where Self: UIViewController {
  func route(to screen: UIViewController) {
    present(screen, animated: true)
  }

  func rename(to title: String) {
    self.title = title
  }
}
