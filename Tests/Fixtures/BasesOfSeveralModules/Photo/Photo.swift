import UIKit

final class PhotoViewController: SwipeScreen {
  var presenter: PhotoPresenter?
  func tapped() { close() }  // expect: dismissal-outside-router
}
final class PhotoAlbumViewController: AlbumViewController {}
final class PhotoPresenter {
  let router: PhotoRouter
  init(router: PhotoRouter) { self.router = router }
}
final class PhotoRouter {}
