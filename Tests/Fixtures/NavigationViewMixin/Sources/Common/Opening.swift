import UIKit

// What `Self` has to be in an extension it is there, whatever the protocol is: view code as well, and `present` is UIKit's.
protocol Opening {}

extension Opening where Self: UIViewController {
  func open(_ screen: UIViewController) {
    present(screen, animated: true)  // expect: navigation-outside-router
  }

  func openLater(_ screen: UIViewController) {
    DispatchQueue.main.async { [weak self] in
      self?.show(screen, sender: nil)  // expect: navigation-outside-router
    }
  }

  func openNext() {
    performSegue(withIdentifier: "next", sender: nil)  // expect: navigation-outside-router
  }

  func close() {
    self.dismiss(animated: true)  // expect: dismissal-outside-router
  }

  func push(_ screen: UIViewController) {
    self.navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
  }

  func warn(_ alert: UIAlertController) {
    present(alert, animated: true)
  }
}

protocol Badging {}

extension Badging where Self: ProfileViewController & Opening {
  func leave() {
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}

// Nobody says that it is a view controller.
protocol Blinking {
  func present(_ text: String, animated: Bool)
  func dismiss(animated: Bool)
}

extension Blinking {
  func blink() {
    present("badge", animated: true)
    dismiss(animated: true)
  }
}

// Nobody who takes it up is what this extension is for; a presenter that does does not make the other one a wrapper.
protocol Stacking {
  func stack(_ screen: UIViewController)
}

extension Stacking where Self: UINavigationController {
  func stack(_ screen: UIViewController) {
    self.pushViewController(screen, animated: true)
  }
}

extension Stacking where Self: UIViewController {
  func stack(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
  }
}

// UIKit's class takes it up: whoever calls it goes to a screen.
protocol Unwinding {}

extension Unwinding where Self: UINavigationController {
  func unwind() {
    self.popToRootViewController(animated: true)
  }
}

extension UINavigationController: Unwinding {}
