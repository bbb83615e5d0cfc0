import UIKit

final class ScanViewController: UIViewController, ScanViewInput {
  var presenter: ScanPresenter?
  private let banner = Banner()

  func present(message: String, animated: Bool) {
    banner.present(message, animated: animated)
  }

  func present(_ message: String, animated: Bool) {
    present(message: message, animated: animated)
  }

  func open(_ screen: UIViewController) {
    navigationController?.present(screen, animated: true)  // expect: navigation-outside-router
  }
}

final class Banner: UIView {
  func present(_ text: String, animated: Bool) {}
}
