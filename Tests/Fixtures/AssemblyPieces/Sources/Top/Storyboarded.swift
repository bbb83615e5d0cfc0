import UIKit

// A mixin that makes nothing but whoever takes it up: that is asked for by others.
protocol Storyboarded { static func instantiate() -> Self }

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(self)") as! Self
  }

  func makeOther() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!  // expect: assembly-outside-router
  }
}

extension TeamViewController: Storyboarded {}
