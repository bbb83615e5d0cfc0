import UIKit

// What needs the import is added to a type of others; of the presenter there is one line.
extension VaultPresenter: Sendable {}

extension Legacy {
  func warn(on screen: UIViewController) { screen.present(UIAlertController(), animated: true) }
}
