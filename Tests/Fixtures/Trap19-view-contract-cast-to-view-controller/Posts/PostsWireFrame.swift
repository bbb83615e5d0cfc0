// Trap 19: a router is handed the view's contract and casts it to UIViewController. That is its work. A presenter
// that does the same and navigates breaks two rules.
import UIKit

protocol PostsWireFrameProtocol: AnyObject {
  func showPost(from view: PostsViewProtocol)
}

final class PostsWireFrame: PostsWireFrameProtocol {
  func showPost(from view: PostsViewProtocol) {
    let detail = UIViewController()
    if let source = view as? UIViewController {
      source.navigationController?.pushViewController(detail, animated: true)
    }
  }
}
