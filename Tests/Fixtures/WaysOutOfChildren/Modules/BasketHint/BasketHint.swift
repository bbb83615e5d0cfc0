import UIKit

// The router that opened the module conforms to its output, and shows what it is given.
protocol BasketHintModuleOutput: AnyObject {
  func hint(shows alert: UIViewController)
  func hint(colour: UIColor)  // expect: presenter-uses-ui
}

// A presenter conforms to this one.
protocol BasketHintInteractorOutput: AnyObject {
  func hint(offers screen: UIViewController)  // expect: presenter-uses-ui
}

final class BasketHintInteractor { weak var output: BasketHintInteractorOutput? }

final class HintingRouter: BasketHintModuleOutput {
  func hint(shows alert: UIViewController) {}
  func hint(colour: UIColor) {}
}
