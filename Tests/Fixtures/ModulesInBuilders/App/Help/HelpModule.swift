import UIKit

/// Nobody presents anything here: no module for the rules.
enum HelpModule {
  static func build() -> UIViewController { View() }

  final class View: UIViewController {
    func more() { show(UIViewController(), sender: nil) }
  }
}
