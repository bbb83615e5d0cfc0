import UIKit

/// A screen of the same module that knows none of its parts.
final class TeamHelpViewController: UIViewController {}

extension TeamViewController {
  func showHelp() {
    present(TeamHelpViewController(), animated: true)  // expect: navigation-outside-router
  }

  func pushHelp() {
    let help = TeamHelpViewController()
    navigationController?.pushViewController(help, animated: true)  // expect: navigation-outside-router
  }

  // Laid out inside of this one, it is a piece of it.
  func embedHelp() {
    let help = TeamHelpViewController()
    addChild(help)
    view.addSubview(help.view)
  }
}
