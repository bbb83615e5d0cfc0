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

// Called like services, and only interactors conform to both.
protocol CheckoutChoiceAPI {
  var choice: String? { get }
}

protocol CheckoutBackAPI {
  func back()
}

typealias CheckoutLeading = CheckoutChoiceAPI & CheckoutBackAPI  // expect-role: none

final class CheckoutLeadingInteractor: CheckoutLeading {
  var choice: String?
  func back() {}
}

// What comes from outside offers it, too.
protocol CheckoutRateAPI {
  func rate() -> Int
}

typealias CheckoutRating = CheckoutRateAPI & CheckoutReturnAPI  // expect-role: service

protocol CheckoutReturnAPI {
  func back()
}

extension RemoteStorage: CheckoutRateAPI, CheckoutReturnAPI {
  func rate() -> Int { 1 }
  func back() {}
}

final class CheckoutRatingInteractor: CheckoutRating {
  func rate() -> Int { 1 }
  func back() {}
}

// Where a flow goes is told, and nothing comes back, wherever that is kept.
protocol OrderCompletionStateServiceAPI {
  func orderCompleted()
}

protocol OrderPriceServiceAPI {
  func price() -> Int
}

typealias OrderStateServiceAPI = OrderCompletionStateServiceAPI & CheckoutBackAPI
typealias PricedOrderServiceAPI = OrderCompletionStateServiceAPI & OrderPriceServiceAPI

final class OrderStateService: OrderStateServiceAPI, OrderPriceServiceAPI {
  func back() {}
  let orders = OrderStorage()
  func orderCompleted() { orders.close() }
  func price() -> Int { orders.price }
}

final class OrderStorage {
  var price: Int { UserDefaults.standard.integer(forKey: "price") }
  func close() { UserDefaults.standard.set(true, forKey: "done") }
}

// Called like one of a flow, and it is where data is kept.
protocol CartStateServiceAPI {
  func clear()
}

final class CartStateService: CartStateServiceAPI {
  func clear() { UserDefaults.standard.removeObject(forKey: "cart") }
}

protocol UserStateServiceAPI {
  var token: String? { get }
  func logOut()
}

final class UserStateService: UserStateServiceAPI {
  let orders = OrderStorage()
  var token: String?
  func logOut() { orders.close() }
}

// Which code is in force is no data of the app, wherever that is kept.
protocol FeatureFlagServiceAPI {
  func isEnabled(_ name: String) -> Bool
}

final class FeatureFlagService: FeatureFlagServiceAPI {
  func isEnabled(_ name: String) -> Bool { UserDefaults.standard.bool(forKey: name) }
}

protocol FeatureFlagEditorServiceAPI {
  func enable(_ name: String)
}

final class FeatureFlagEditorService: FeatureFlagEditorServiceAPI {
  func enable(_ name: String) { UserDefaults.standard.set(true, forKey: name) }
}

protocol FeatureFlagLoaderAPI {
  func load(_ done: @escaping (Bool) -> Void)
}

final class FeatureFlagLoaderService: FeatureFlagLoaderAPI {
  func load(_ done: @escaping (Bool) -> Void) { done(UserDefaults.standard.bool(forKey: "a")) }
}

// They help to show a screen.
protocol LoginUIUtilityProvider {
  var loader: StepStateEmitter { get }
  func reload()
}

protocol RowCellHeightProvider {
  func height(with width: Double) -> Double
}
