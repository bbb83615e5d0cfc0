import UIKit

final class WelcomeViewController: UIViewController, LoginListener {  // expect: view-uses-interactor
  func didLogin() {}
}
