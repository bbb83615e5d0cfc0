import UIKit
final class BasketViewController: UIViewController, BasketViewInput, BasketGiftOutputProtocol {
  var output: BasketViewOutput!
  func show(text: String) { title = text }
  func giftWasChosen(id: String) { title = id }
}
