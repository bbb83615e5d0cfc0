import UIKit
final class BasketGiftViewController: UIViewController, BasketGiftViewInput {
  var output: BasketGiftViewOutput!
  func show(text: String) { title = text }
}
