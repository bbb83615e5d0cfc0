protocol BaseRouter {
  var path: String { get }
  func request() -> String
}

enum ShopAPIRequest: BaseRouter {
  case rows
  var path: String { "rows" }
  func request() -> String { path }
}

enum UserRequest: BaseRouter {
  case me
  var path: String { "me" }
  func request() -> String { path }
}

protocol PageView { var name: String { get } }
struct ShopPageView: PageView { let name: String }

protocol BalanceView { var amount: Int { get } }
struct Account: BalanceView, Codable { let amount: Int }

// Views take this one up, be it by way of an extension.
protocol ReusableView {}
