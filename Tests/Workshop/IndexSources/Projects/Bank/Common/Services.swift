import Foundation

struct Account: Equatable {
  var number: String
  var owner: Customer
  var balance: Money

  static func == (left: Account, right: Account) -> Bool { left.number == right.number }
}

struct Customer {
  var name: String
  var address: Address?

  struct Address {
    var street: String
    var town: Town
    struct Town {
      var code: String
      var name: String
    }
  }
}

protocol AccountsService {
  func accounts(of customer: Customer, completion: @escaping (Result<[Account], BankError>) -> Void)
  func transfer(_ order: TransferOrder, completion: @escaping (BankError?) -> Void)
}

protocol SessionService: AnyObject {
  var customer: Customer? { get set }
  func logIn(name: String, secret: String, completion: @escaping (Result<Customer, BankError>) -> Void)
}

struct TransferOrder {
  var from: Account
  var to: String
  var amount: Money
}

final class RemoteAccountsService: AccountsService {
  private let transport: Transport
  private var cache: [String: [Account]] = [:]

  init(transport: Transport = .shared) {
    self.transport = transport
  }

  func accounts(of customer: Customer, completion: @escaping (Result<[Account], BankError>) -> Void) {
    if let known = cache[customer.name], let first = known.first, first.balance > .zero {
      completion(.success(known))
      return
    }
    transport.send(Transport.Request(path: "accounts")) { [weak self] response in
      switch response {
      case .success(let data):
        let accounts = data.map { Account(number: $0, owner: customer, balance: Money(cents: 1, currency: .dollar)) }
        self?.cache[customer.name] = accounts
        completion(.success(accounts))
      case .failure:
        completion(.failure(.offline))
      }
    }
  }

  func transfer(_ order: TransferOrder, completion: @escaping (BankError?) -> Void) {
    guard order.amount <= order.from.balance else {
      completion(.limit(order.from.balance))
      return
    }
    transport.send(.init(path: "transfer/\(order.to)/\(order.amount.cents)")) { _ in completion(nil) }
  }
}

final class Transport {
  static let shared = Transport()

  struct Request {
    var path: String
    var method = Method.get
    enum Method { case get, post }
  }

  private(set) var sent: [Request] = []

  func send(_ request: Request, completion: (Result<[String], BankError>) -> Void) {
    sent.append(request)
    completion(request.method == .get ? .success([request.path]) : .failure(.offline))
  }

  var last: Request? { sent.last }
  var paths: [String] { sent.map { $0.path } + sent.filter { $0.method == .post }.map(\.path) }
}

final class LocalSession: SessionService {
  static let shared = LocalSession()
  var customer: Customer?
  private var observers: [(Customer?) -> Void] = []

  func logIn(name: String, secret: String, completion: @escaping (Result<Customer, BankError>) -> Void) {
    guard !secret.isEmpty else { return completion(.failure(.refused(reason: "No secret"))) }
    let customer = Customer(name: name, address: nil)
    self.customer = customer
    observers.forEach { $0(customer) }
    completion(.success(customer))
  }

  func observe(_ observer: @escaping (Customer?) -> Void) {
    observers.append(observer)
    observer(customer)
  }
}
