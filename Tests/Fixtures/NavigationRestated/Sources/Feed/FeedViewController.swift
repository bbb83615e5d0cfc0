import UIKit

final class FeedViewController: UIViewController, FeedViewInput, FeedStatusInput {
  var presenter: FeedPresenter?

  func reload() {}

  func show(_ status: String, sender: Any?) { title = status }

  func segue() {
    performSegue(withIdentifier: "detail", sender: nil)  // expect: navigation-outside-router "performSegue"
  }

  func leave() {
    dismiss(animated: true)  // expect: dismissal-outside-router "dismiss(animated:)"
    dismiss(animated: true) { print("gone") }  // expect: dismissal-outside-router "dismiss(animated:)`"
    navigationController?.dismiss(animated: true, completion: nil)  // expect: dismissal-outside-router
  }

  func push(_ screen: FeedViewController) {
    navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router "pushViewController"
  }

  func link(_ url: URL) {
    UIApplication.shared.open(url)  // expect: url-opened-outside-router "open(_:)"
    UIApplication.shared.open(url, options: [:], completionHandler: nil)  // expect: url-opened-outside-router
  }

  func replace(_ screen: FeedViewController) {
    view.window?.rootViewController = screen  // expect: navigation-outside-router "rootViewController"
  }

  func tell() { show("done", sender: nil) }
}

final class FeedListViewController: UIViewController, FeedListViewInput, Helping {
  var presenter: FeedPresenter?

  /// What it hands on is still UIKit's.
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }

  func ask() { help("feed") }
}
