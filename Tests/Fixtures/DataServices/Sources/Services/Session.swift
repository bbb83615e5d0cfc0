import Foundation

// What a singleton computes of its own data is data, and so is what a wrapper keeps for it.
final class Session {
  static let shared = Session()
  private let defaults = UserDefaults.standard
  var token: String? { defaults.string(forKey: "token") }
  var isOpen: Bool { token != nil }
  var isNamed: Bool { self.isOpen }
  var length: Int { 4 }
  @Kept("name") var name: String?
}

@propertyWrapper struct Kept {
  let key: String
  init(_ key: String) { self.key = key }

  var wrappedValue: String? {
    get { UserDefaults.standard.string(forKey: key) }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
