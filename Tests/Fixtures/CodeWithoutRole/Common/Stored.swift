import Foundation

@propertyWrapper
struct Stored<Value> {
  let key: String
  var wrappedValue: Value? {
    get { UserDefaults.standard.object(forKey: key) as? Value }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
