import RIBs
import SafariServices
import UIKit

extension ViewControllable {
  func present(_ view: ViewControllable, animated: Bool, completion: (() -> Void)?) {
    uiviewController.present(view.uiviewController, animated: animated, completion: completion)
  }
}

protocol ListRouting: ViewableRouting {}
protocol ListPresentable: Presentable {}
protocol ListViewControllable: ViewControllable { func showShare() }

final class ListInteractor: PresentableInteractor<ListPresentable> {}

final class ListViewController: UIViewController, ListPresentable, ListViewControllable {
  func showShare() { share() }

  /// Only called from where the contract is carried out.
  private func share() { present(SFSafariViewController(url: page), animated: true) }

  /// Helpers that only call each other help nobody.
  private func ping() {
    present(SFSafariViewController(url: page), animated: true)  // expect: system-sheet-outside-router
    pong()
  }

  private func pong() { ping() }

  /// No `ViewControllable`: UIKit's own function is meant, not the project's.
  func help() {
    present(SFSafariViewController(url: page), animated: true, completion: nil)  // expect: system-sheet-outside-router
  }

  /// A local of that name is not the other class's function.
  @objc private func settings() {
    let settings = SFSafariViewController(url: page)
    present(settings, animated: true)  // expect: system-sheet-outside-router
  }
}

final class OtherViewController: UIViewController, ListViewControllable {
  func showShare() {
    let settings = SFSafariViewController(url: page)
    present(settings, animated: true)
  }

  @objc private func settings() {}
}

private let page = URL(string: "https://example.org")!
