// Functions of the project that navigate for their caller. Their bodies are silent, their calls are judged,
// through any number of steps. Beside each stands one that is called alike and goes nowhere.
import UIKit

extension UIViewController {
  func go(to screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }

  func goTwice(to screen: UIViewController) {
    go(to: screen)
    go(to: screen)
  }

  func go(toRow row: Int) {
    view.tag = row
  }
}

extension UINavigationController {
  func pushWithoutAnimation(_ screen: UIViewController) {
    pushViewController(screen, animated: false)
  }
}

func openScreen(_ screen: UIViewController, from host: UIViewController) {
  host.present(screen, animated: true)
}

func openScreen(named name: String) {
  print(name)
}

enum Screens {
  static func show(_ screen: UIViewController, in window: UIWindow) {
    window.rootViewController = screen
  }

  static func show(_ text: String) {
    print(text)
  }
}
