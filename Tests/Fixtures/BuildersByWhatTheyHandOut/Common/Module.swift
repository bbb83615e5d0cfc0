import UIKit

struct Module<Input> {
  let view: UIViewController
  let input: Input
  func toPresent() -> UIViewController { return view }
  var screen: UIViewController { self.view }
}
