import UIKit

final class HelpPopup: UIViewController {
  func show(from screen: UIViewController) { screen.present(self, animated: true) }
  // It goes somewhere itself, whoever asks it to load.
  func load() { present(HelpPopup(), animated: true) }
}

final class Warning: UIAlertController {
  static func open(from screen: UIViewController) {
    Warning(title: nil, message: nil, preferredStyle: .alert).show(from: screen)
  }
  func show(from screen: UIViewController) { screen.present(self, animated: true) }
}
