import UIKit
final class HelpViewController: UIViewController {
  func go(_ vc: UIViewController) { present(vc, animated: true) } // expect: navigation-outside-router
}
