import Foundation

// Contracts of a flow: each step that is reported leads on, whatever keeps track of it.
protocol StepStateEmitter {
  func back()
}

protocol CheckoutStepServiceAPI: StepStateEmitter {
  func next()
}

protocol PriceServiceAPI: StepStateEmitter {
  func price() -> Int
}

final class CheckoutStepService: CheckoutStepServiceAPI, PriceServiceAPI {
  func back() {}
  func next() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() }
  func price() -> Int { 1 }
}

protocol LoginRouterProvider {
  func router() -> LoginRouterInput
}

final class DefaultLoginRouterProvider: LoginRouterProvider {
  func router() -> LoginRouterInput { LoginRouter() }
}

// They help to show a screen.
protocol LoginUIUtilityProvider {
  var loader: StepStateEmitter { get }
  func reload()
}

protocol RowCellHeightProvider {
  func height(with width: Double) -> Double
}
