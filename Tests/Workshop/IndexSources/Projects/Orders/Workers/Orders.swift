import Foundation

// Clean Swift: requests, responses and view models between three parts, a router that passes data along, workers that
// store.

struct Order: Equatable, Codable {
  var id: String?
  var buyer: Person
  var lines: [Line]
  var shipping: Shipping = .init(method: .standard)

  struct Line: Equatable, Codable {
    var product: Product
    var count: Int
    static func += (line: inout Line, more: Int) { line.count += more }
  }

  struct Shipping: Equatable, Codable {
    enum Method: Int, Codable { case standard, fast, none }
    var method: Method
    var address: Address?
  }

  subscript(product product: Product) -> Line? {
    get { lines.first { $0.product == product } }
    set {
      lines.removeAll { $0.product == product }
      if let line = newValue { lines.append(line) }
    }
  }

  var total: Int { lines.reduce(0) { sum, line in sum + line.product.price * line.count } }
}

struct Person: Equatable, Codable { var first, last: String; var name: String { first + " " + last } }
struct Address: Equatable, Codable { var street, town: String }
struct Product: Hashable, Codable { var name: String; var price: Int }

func == (left: Order?, right: Order.Line) -> Bool { left?.lines.first == right }

protocol OrdersStore {
  func fetch(completion: @escaping (() throws -> [Order]) -> Void)
  func create(_ order: Order, completion: @escaping (Order?, OrdersError?) -> Void)
}

enum OrdersError: Equatable, Error {
  case cannotFetch(String)
  case cannotCreate
  static var unknown: OrdersError { .cannotFetch("?") }
}

class MemoryStore: OrdersStore {
  static var orders: [Order] = [
    Order(id: "1", buyer: Person(first: "Ada", last: "L"), lines: [.init(product: .init(name: "Pen", price: 1), count: 2)]),
    .sample,
  ]

  func fetch(completion: @escaping (() throws -> [Order]) -> Void) {
    completion { MemoryStore.orders }
    completion { throw OrdersError.unknown }
  }

  func create(_ order: Order, completion: @escaping (Order?, OrdersError?) -> Void) {
    var order = order
    order.id = Self.orders.last?.id.map { $0 + "1" }
    type(of: self).orders.append(order)
    order.id == nil ? completion(nil, .cannotCreate) : completion(order, nil)
  }
}

extension Order {
  static let sample = Order(id: nil, buyer: .init(first: "Bob", last: "B"), lines: [])
}

class OrdersWorker {
  var store: OrdersStore
  private let queue = DispatchQueue(label: "orders")

  init(store: OrdersStore) { self.store = store }

  func fetch(completion: @escaping ([Order]) -> Void) {
    store.fetch { (orders: () throws -> [Order]) -> Void in
      do {
        let orders = try orders()
        self.queue.async { completion(orders.filter { $0.total > 0 }) }
      } catch let OrdersError.cannotFetch(reason) {
        print(reason)
      } catch {
        completion([])
      }
    }
  }

  func create(_ order: Order, completion: @escaping (Order?) -> Void) {
    store.create(order) { order, error in
      if let error = error, error == .cannotCreate { print(error) }
      completion(order)
    }
  }
}
