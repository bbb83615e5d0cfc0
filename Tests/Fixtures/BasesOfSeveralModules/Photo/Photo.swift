import UIKit

final class PhotoViewController: SwipeScreen {
  var presenter: PhotoPresenter?
  func tapped() { close() }  // expect: dismissal-outside-router
}
final class PhotoPresenter: BasePresenter {
  let router: PhotoRouter
  init(router: PhotoRouter) { self.router = router }
  func done() { pop() }  // expect: dismissal-outside-router
}
final class PhotoRouter {}
