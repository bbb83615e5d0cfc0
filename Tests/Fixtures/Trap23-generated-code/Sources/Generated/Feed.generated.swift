import UIKit

extension FeedInteractor {
  var icon: UIImage? { UIImage(named: "feed") }
}

extension FeedViewController {
  func open(_ screen: UIViewController) { present(screen, animated: true) }
}
