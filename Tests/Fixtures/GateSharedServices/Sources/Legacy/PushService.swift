import UIKit

/// Of the rest of the app, which is none of VIPER's.
final class PushService {
  func open(_ url: URL) { UIApplication.shared.open(url) }
  func show(_ screen: UIViewController, on host: UIViewController) { host.present(screen, animated: true) }
}

final class FeedController: UIViewController {
  let push = PushService()
  override func viewDidLoad() { push.show(UIViewController(), on: self) }
}
