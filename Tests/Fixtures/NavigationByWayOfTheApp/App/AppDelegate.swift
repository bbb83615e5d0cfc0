import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
  var window: UIWindow?
  func makeRoot(_ screen: UIViewController) { window?.rootViewController = screen }
  func count() {}
}

enum Session {
  static func end() { AppDelegate.shared?.makeRoot(LoginViewController()) }
  static func touch() { AppDelegate.shared?.count() }
}

extension UIViewController {
  func restart() { AppDelegate.shared?.makeRoot(LoginViewController()) }
}

// A contract turns the dependency round: who carries it out is the delegate's business.
protocol SessionKeeping { func expire() }
extension AppDelegate: SessionKeeping {
  func expire() { makeRoot(LoginViewController()) }
}
