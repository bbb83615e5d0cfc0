import UIKit  // expect: interactor-imports-ui

extension VaultInteractor: Sendable {}

extension Legacy {
  func tint(_ button: UIButton) { button.tintColor = .red }
}
