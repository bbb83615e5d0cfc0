@propertyWrapper
struct Made<Value> {
  init(_ type: Value.Type) {}
  init(name: String) {}
  var wrappedValue: Value { fatalError() }
}

/// Given a type, and holds another one.
@propertyWrapper
struct Scoped {
  init(_ owner: Any.Type) {}
  var wrappedValue: LoginScope { LoginScope() }
}

@propertyWrapper
struct CurrentParts {
  var wrappedValue: LoginParts { LoginParts() }
}

@propertyWrapper
struct Read<Root, Value> {
  init(_ root: Root.Type, _ path: KeyPath<Root, Value>) {}
  var wrappedValue: Value { fatalError() }
}

struct LoginScope {
  let interactor = LoginClock()
  let shown = LoginInteractor()
}
