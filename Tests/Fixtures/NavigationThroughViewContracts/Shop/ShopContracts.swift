// A presenter may ask its view for anything: where the view answers by navigating, the view is judged. Only a
// contract whose method is a wrapper makes the presenter's call navigation.
import UIKit

/// Taken up by the view and by the router: it belongs to neither.
protocol Travelling: AnyObject {
  var vehicle: UINavigationController? { get }
}

extension Travelling {
  func travel(to name: String) {
    vehicle?.pushViewController(UIViewController(), animated: true)
  }

  func pack(_ name: String) {
    vehicle?.title = name
  }
}

protocol ShopViewInput: Travelling {
  func openOffer()
  func showOffer()
}

protocol ShopInteractorInput: AnyObject {
  func offer() -> String
}
