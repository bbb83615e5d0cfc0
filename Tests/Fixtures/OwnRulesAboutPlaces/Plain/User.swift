import Foundation

struct User {
  var name = ""

  func keep() { UserDefaults.standard.set(name, forKey: "name") }
}

struct Cart {}
