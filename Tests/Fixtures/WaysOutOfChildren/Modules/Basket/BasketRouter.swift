import UIKit
final class BasketRouter: BasketRouterInput {
  weak var viewController: UIViewController?
  func openGift(output: BasketGiftOutputProtocol) {
    viewController?.present(BasketGiftRouter.build(output: output), animated: true)
  }
}
