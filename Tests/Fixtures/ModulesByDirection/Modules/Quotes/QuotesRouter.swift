import UIKit

final class QuotesRouter: PresenterToRouterQuotesProtocol {
  weak var screen: UIViewController?

  func openDetail() { screen?.show(UIViewController(), sender: nil) }
}
