import UIKit

final class WelcomeViewController: UIViewController {
  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }
}
