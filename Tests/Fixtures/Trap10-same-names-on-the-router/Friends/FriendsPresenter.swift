// Trap 10: calls on a router that are called like UIKit's are exactly what a presenter should make, and a
// progress display that is shown and dismissed is no screen.

final class FriendsPresenter {
  weak var view: FriendsViewInput?
  var wireframe: FriendsWireframeProtocol?

  func inviteTapped() {
    wireframe?.setViewControllers(from: view, animated: true)
    wireframe?.pushViewController(animated: true)
    wireframe?.present(animated: true)
    wireframe?.popViewController(animated: true)
    wireframe?.dismiss(animated: true, completion: nil)
    view?.dismiss()
  }
}
