@propertyWrapper
struct Injected<Value> {
  var wrappedValue: Value { fatalError("not registered") }

  init() {}
  init(_ type: Any.Type) {}
}

@propertyWrapper
struct Weak<Value: AnyObject> {
  weak var wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}
