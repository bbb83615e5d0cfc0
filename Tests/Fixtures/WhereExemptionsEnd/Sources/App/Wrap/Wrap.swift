import UIKit

extension UIViewController {
  func open(_ screen: UIViewController, isLoading: Bool) { present(screen, animated: true) }
}
final class WrapViewController: UIViewController {
  var presenter: WrapPresenter?
  var isLoading = false
  func go() { open(WrapDetailViewController(), isLoading: isLoading) }  // expect: navigation-outside-router
}
final class WrapDetailViewController: UIViewController {}
final class WrapPresenter {
  var interactor: WrapInteractor?
  var router: WrapRouter?
}
final class WrapInteractor {}
final class WrapRouter {}
