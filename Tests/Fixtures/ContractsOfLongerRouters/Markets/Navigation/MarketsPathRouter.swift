import UIKit

final class MarketsPathRouter: MarketsRouting, Routing {
  weak var screen: UIViewController?
  func showMarket() { screen?.show(UIViewController(), sender: nil) }
}
