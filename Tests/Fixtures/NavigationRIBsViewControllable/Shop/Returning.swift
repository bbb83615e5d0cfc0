import ModernRIBs
import UIKit

// What a ViewControllable inherits is a part of it, and the default does what the view controller would do.
protocol Returning {
  func goBack()
  func close()
  func goHome()
}

extension Returning where Self: UIViewController {
  func goBack() {
    self.navigationController?.popToRootViewController(animated: true)
  }

  func close() {
    leave()
  }

  private func leave() {
    dismiss(animated: true)
  }

  func jump(_ screen: UIViewController) {
    self.navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
  }
}

// A mixin that is no part of any ViewControllable.
protocol Helping {
  func help(_ screen: UIViewController)
}

extension Helping where Self: UIViewController {
  func help(_ screen: UIViewController) {
    self.navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
  }
}
