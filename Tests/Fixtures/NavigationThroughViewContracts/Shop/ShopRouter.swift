import UIKit

final class ShopRouter: Travelling {
  weak var vehicle: UINavigationController?

  func offer() {
    travel(to: "offer")
  }
}
