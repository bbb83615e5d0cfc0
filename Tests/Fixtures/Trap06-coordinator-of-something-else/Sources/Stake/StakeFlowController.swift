import UIKit

extension StakeViewController {
  static func make() -> StakeViewController { StakeViewController() }
}

struct StakeSheets {
  func makeTerms() -> StakeViewController { StakeViewController.make() }
}

/// Asks the screen itself for a screen, and never pushes.
final class StakeFlowController {
  func begin(_ hand: (UIViewController) -> Void) { hand(StakeViewController.make()) }
}

/// Asks somebody who makes screens.
final class StakeNavigator {
  private let sheets: StakeSheets

  init(sheets: StakeSheets) {
    self.sheets = sheets
  }

  func terms(_ hand: (UIViewController) -> Void) { hand(sheets.makeTerms()) }
}

/// Only leaves.
final class ExitCoordinator {
  weak var screen: UIViewController?

  func leave() { screen?.dismiss(animated: true) }
}
