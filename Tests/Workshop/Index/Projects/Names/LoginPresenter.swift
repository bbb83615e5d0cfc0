final class LoginPresenter {
  let interactor: LoginInteractor
  let counter = LoginCounter()
  var kept: Kept<LoginInteractor> { Kept(value: interactor) }
  var counters: Kept<LoginCounter> { Kept(value: counter) }
  var key: LoginKey { LoginKey(value: interactor) }
  var current: LoginCounter { counter }
  static var current: LoginInteractor { fatalError("none") }

  init(interactor: LoginInteractor) { self.interactor = interactor }

  func part(_ counter: LoginCounter) -> LoginInteractor { interactor }
  func part(_ number: Double) -> LoginCounter { counter }
  func part(_ name: String) -> LoginInteractor { interactor }
  func same(_ counter: LoginCounter) -> LoginInteractor { interactor }
  func same(_ name: String) -> LoginInteractor { interactor }

  func make() -> LoginCounter { counter }
  static func make() -> LoginInteractor { fatalError("none") }

  subscript(key key: String) -> LoginInteractor { interactor }
  subscript(number: Int) -> LoginCounter { counter }
  subscript(row: Int, column: Int) -> LoginInteractor { interactor }
  subscript(name: String) -> LoginCounter { counter }

  func load(_ done: (LoginInteractor) -> Void) { done(interactor) }
  func load(_ done: (LoginCounter, Int) -> Void) { done(counter, 0) }
}

final class LoginInteractor {
  func load() {}
}

/// Looks like an interactor and is none.
struct LoginCounter {
  func load() {}
}

struct Kept<Value> {
  let value: Value
}

extension Kept where Value == LoginCounter {
  var thing: LoginCounter { value }
  func result() -> LoginCounter { value }
}

extension Kept where Value == LoginInteractor {
  var thing: LoginInteractor { value }
  func result() -> LoginInteractor { value }
}

protocol Keyed {
  associatedtype Kind
  var value: Kind { get }
}

struct LoginKey: Keyed {
  typealias Kind = LoginInteractor
  let value: LoginInteractor
}

extension Keyed where Kind == LoginCounter {
  func pull() -> LoginCounter { value }
}

extension Keyed where Kind == LoginInteractor {
  func pull() -> LoginInteractor { value }
}
