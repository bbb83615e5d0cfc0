import UIKit

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?
  var flow: FlowController?  // expect: view-uses-router

  static func create(_ flow: FlowController) -> HomeViewController {
    let view = HomeViewController()
    return view
  }
}
