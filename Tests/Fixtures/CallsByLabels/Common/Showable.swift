import UIKit

/// Called in full as UIKit calls its own: in a view controller UIKit's comes first.
protocol Showable: AnyObject { var screen: UIViewController { get } }
extension Showable {
  func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    screen.dismiss(animated: animated, completion: completion)  // expect: dismissal-outside-router
  }
}
