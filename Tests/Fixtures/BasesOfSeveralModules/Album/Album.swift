import UIKit

protocol AlbumPresentation: AnyObject { func open() }
final class AlbumListViewController: SwipeScreen {
  var presenter: AlbumPresentation?
  func tapped() { close() }  // expect: dismissal-outside-router
}
/// A screen of its module, on which another one builds: what it does it does itself.
class AlbumViewController: UIViewController {
  var presenter: AlbumPresentation?
  @objc func done() { dismiss(animated: true) }  // expect: dismissal-outside-router
}
final class AlbumEditViewController: AlbumViewController {}
final class AlbumPresenter: AlbumPresentation {
  let router: AlbumRouter
  init(router: AlbumRouter) { self.router = router }
  func open() {}
}
final class AlbumRouter {}
