// Every name that goes to a screen, and names with other labels that do not.
import UIKit

extension MapsViewController {
  func names(_ screen: UIViewController, window: UIWindow) {
    navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
    navigationController?.popToViewController(screen, animated: true)  // expect: navigation-outside-router
    navigationController?.popToRootViewController(animated: true)  // expect: navigation-outside-router
    performSegue(withIdentifier: "place", sender: self)  // expect: navigation-outside-router
    show(screen, sender: nil)  // expect: navigation-outside-router
    showDetailViewController(screen, sender: self)  // expect: navigation-outside-router
    window.rootViewController = screen  // expect: navigation-outside-router
    view.window?.rootViewController = screen  // expect: navigation-outside-router
    self.presentViewController(screen, animated: true, completion: nil)  // expect: navigation-outside-router
  }

  func lookAlikes(_ pin: Pin, pins: PinStack) {
    pins.pushViewController(pin, animated: true)
    pins.show(pin, sender: nil)
    pins.performSegue(withIdentifier: "pin", sender: pin)
    pins.rootViewController = pin
    show(pin)
    present(pin)
    print(view.window?.rootViewController as Any)
  }

  private func show(_ pin: Pin) {}
  private func present(_ pin: Pin) {}
}
