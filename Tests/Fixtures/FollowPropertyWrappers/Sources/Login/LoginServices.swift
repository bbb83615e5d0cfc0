import Factory
import SwiftUI

extension Container {
  var counter: Factory<LoginCounter> { self { LoginCounter() } }
  var presenter: Factory<LoginPresenter> { self { fatalError("not registered") } }
}

extension EnvironmentValues {
  @Entry var guide: LoginPresenter? = nil
  @Entry var tally: LoginCounter = LoginCounter()
}

@propertyWrapper
struct Found<Value> {
  let wrappedValue: Value

  init(_ path: KeyPath<LoginPlaces, Value> & Sendable) { wrappedValue = LoginPlaces()[keyPath: path] }
}

@propertyWrapper
struct Supplied<Value> {
  let wrappedValue: Value

  init(_ path: KeyPath<LoginPlaces, Supplier<Value>>) { wrappedValue = LoginPlaces()[keyPath: path].make() }
}

struct Supplier<Value> {
  var make: () -> Value
}

struct LoginPlaces {
  var supplier: Supplier<LoginPresenter> { Supplier { fatalError("none") } }
  var presenter: LoginPresenter { fatalError("none") }
}
