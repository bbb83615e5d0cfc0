// Functions of the project that navigate for their caller. Their bodies are silent, their calls are judged,
// through any number of steps. Beside each stands one that is called alike and goes nowhere.
import SafariServices
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

// What is handed in decides what a wrapper shows, and a wrapper of that one shows the same.
extension UIViewController {
  func show(page url: URL) {
    openScreen(SFSafariViewController(url: url), from: self)
  }

  func hide(_ picker: UIViewController, on host: UIViewController) {
    host.present(UIViewController(), animated: true)
  }

  func slide<Screen: UIViewController>(in screen: Screen) {
    present(screen, animated: true)
  }

  func present<Value>(_ value: Value) {
    print(value)
  }
}

class Flow<Screen> where Screen: UIViewController {
  let screen: Screen
  init(screen: Screen) { self.screen = screen }
}

class Box<Value> {
  let screen: Value
  init(screen: Value) { self.screen = screen }
}

extension UIViewController {
  func start<Screen>(_ flow: Flow<Screen>) {
    present(flow.screen, animated: true)
  }

  func unpack<Value>(_ box: Box<Value>) {
    present(box.screen)
  }
}
