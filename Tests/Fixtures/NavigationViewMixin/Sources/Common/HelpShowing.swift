// A protocol extension whose conformers are all views is view code: its body is judged, the calls are not.
import UIKit

protocol HelpShowing: UIViewController {}

extension HelpShowing {
  func showHelp() {
    let help = UIViewController()
    navigationController?.pushViewController(help, animated: true)  // expect: navigation-outside-router
  }
}
