import UIKit

protocol LeasingModuleOutput: AnyObject {
  func leasingDidFinish()
}

protocol LeasingModuleInput {
  var amount: Int { get }
}

/// What a builder is told, in one value.
struct LeasingInput: LeasingModuleInput {
  let amount: Int
}

struct LeasingModuleBuilder {
  let output: LeasingModuleOutput

  func build(input: LeasingModuleInput) -> UIViewController {
    let screen = LeasingViewController()
    screen.output = output
    return screen
  }
}
