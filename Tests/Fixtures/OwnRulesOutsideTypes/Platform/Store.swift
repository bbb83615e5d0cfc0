import UIKit

final class Store {
  static let shared = Store()
  func load() {}
}

enum Defaults {
  static func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
}

enum Other {
  static func save(_ text: String) {
    UserDefaults.standard.set(text, forKey: "text")  // expect: only-defaults-store "`Other` calls `set(_:forKey:)`"
  }
}

extension UserDefaults {
  func keep(_ text: String) { set(text, forKey: "text") }  // expect: only-defaults-store "`UserDefaults` calls"
}

/// Nobody minds these.
func image() -> UIImage? { nil }
func synchronise(_ cloud: NSUbiquitousKeyValueStore) { cloud.set("text", forKey: "text") }
func store() -> Store { Store.shared }
