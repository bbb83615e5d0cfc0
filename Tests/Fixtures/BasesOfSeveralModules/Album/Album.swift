import UIKit

protocol AlbumPresentation: AnyObject { func open() }
final class AlbumListViewController: SwipeScreen {
  var presenter: AlbumPresentation?
  func tapped() { close() }  // expect: dismissal-outside-router
}
final class AlbumPresenter: AlbumBasePresenter, AlbumPresentation {
  let router: AlbumRouter
  init(router: AlbumRouter) { self.router = router }
  func open() { pop() }  // expect: dismissal-outside-router
}
final class AlbumRouter {}
