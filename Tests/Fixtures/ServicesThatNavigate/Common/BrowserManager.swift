import SafariServices
import UIKit
final class BrowserManager {  // expect-role: none
  static let shared = BrowserManager()
  func open(_ url: URL, in vc: UIViewController) {
    UserDefaults.standard.set(1, forKey: "opened")
    vc.present(SFSafariViewController(url: url), animated: true)
  }
}
