import UIKit

final class SendViewController: UIViewController {
  var presenter: SendPresenter?

  func done() {
    if let asset = navigationController?.viewControllers.first(where: { $0 is AssetViewController }) {
      navigationController?.popToViewController(asset, animated: true)  // expect: navigation-outside-router
    }
  }

  func done(_ stack: UINavigationController) {
    guard let asset = stack.viewControllers.first(where: { $0.classForCoder == AssetViewController.classForCoder() })
    else { return }
    stack.popToViewController(asset, animated: true)  // expect: navigation-outside-router
  }

  func looks() {
    let asset = navigationController?.viewControllers.first { $0 is AssetViewController }  // expect: module-uses-internals
    asset?.title = "Sent"
  }
}

final class SendPresenter { var interactor: SendInteractor? }
final class SendInteractor {}
final class SendRouter {}
