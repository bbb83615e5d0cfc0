import UIKit

final class ShopViewController: UIViewController, ShopViewInput {
  var presenter: ShopPresenter?
  var vehicle: UINavigationController? { navigationController }

  func openOffer() {
    let offer = UIViewController()
    navigationController?.pushViewController(offer, animated: true)  // expect: navigation-outside-router
  }

  func showOffer() {
    title = "Offer"
  }
}
