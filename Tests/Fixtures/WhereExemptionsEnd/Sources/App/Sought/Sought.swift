import UIKit

final class SoughtViewController: UIViewController {
  var presenter: SoughtPresenter?
  func go() {
    let next = SoughtDetailViewController(items: WrapViewController.current?.items ?? [])  // expect: module-uses-internals
    navigationController?.pushViewController(next, animated: true)  // expect: navigation-outside-router
  }
}
final class SoughtDetailViewController: UIViewController {
  init(items: [Int]) { super.init(nibName: nil, bundle: nil) }
}
extension WrapViewController {
  static var current: WrapViewController? { nil }
  var items: [Int] { [] }
}
final class SoughtPresenter {
  var interactor: SoughtInteractor?
  var router: SoughtRouter?
}
final class SoughtInteractor {}
final class SoughtRouter {}
