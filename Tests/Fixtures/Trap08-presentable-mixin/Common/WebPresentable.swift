// Trap 8: outside RIBs, `*Presentable` mixes navigation into routers. An extension whose conformers are all
// routers is router code; one that a presenter takes up, too, is a wrapper, and the presenter's call is judged.
import SafariServices
import UIKit

protocol WebPresentable {
  func showWeb(_ address: URL, from screen: UIViewController)
}

extension WebPresentable {
  func showWeb(_ address: URL, from screen: UIViewController) {
    screen.present(SFSafariViewController(url: address), animated: true)
  }
}

protocol HelpPresentable {}

extension HelpPresentable {
  func showHelp(from screen: AnyObject?) {
    let help = UIViewController()
    (screen as? UIViewController)?.navigationController?.pushViewController(help, animated: true)
  }
}
