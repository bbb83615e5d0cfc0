import Foundation

struct Order {}

extension Cart {
  func keep() {
    UserDefaults.standard.set(1, forKey: "cart")  // expect: domain-stores
    UserDefaults.standard.set(2, forKey: "carts")
  }

  func color() -> UIColor? { nil }  // expect: domain-names-ui
}
