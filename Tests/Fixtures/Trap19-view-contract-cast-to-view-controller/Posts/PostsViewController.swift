import UIKit

final class PostsViewController: UIViewController, PostsViewProtocol {
  var presenter: PostsPresenter?

  func reload() {}
}
