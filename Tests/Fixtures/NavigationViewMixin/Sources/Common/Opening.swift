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
