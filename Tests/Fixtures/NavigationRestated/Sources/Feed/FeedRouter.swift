import UIKit

final class FeedRouter {
  weak var navigation: Navigating?

  func open(_ screen: UIViewController) { navigation?.pushViewController(screen, animated: true) }
}
