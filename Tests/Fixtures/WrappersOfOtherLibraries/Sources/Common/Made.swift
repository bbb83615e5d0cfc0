@propertyWrapper
struct Made<Value> {
  init(_ type: Value.Type) {}
  init(name: String) {}
  var wrappedValue: Value { fatalError() }
}
