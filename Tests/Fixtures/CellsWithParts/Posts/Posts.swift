import UIKit

final class PostsViewController: UIViewController, UITableViewDataSource {
  var interactor: PostsInteractor?
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
    let presenter = PostCellPresenter(view: cell)
    cell.interactor = PostCellInteractor(presenter: presenter)
    return cell
  }

  func openDetails() {
    let presenter = DetailsPresenter()  // expect: assembly-outside-router
    let interactor = DetailsInteractor()  // expect: assembly-outside-router
    interactor.presenter = presenter
  }
}
final class PostsInteractor { var presenter: PostsPresenter? }
final class PostsPresenter { weak var viewController: PostsViewController? }

protocol PostCellDisplayLogic: AnyObject { func show(_ title: String) }
final class PostCell: UITableViewCell, PostCellDisplayLogic {
  var interactor: PostCellInteractor?
  func show(_ title: String) {}
}
final class PostCellInteractor {
  private let presenter: PostCellPresenter
  init(presenter: PostCellPresenter) { self.presenter = presenter }
}
final class PostCellPresenter {
  private weak var view: PostCellDisplayLogic?
  init(view: PostCellDisplayLogic) { self.view = view }
}

final class DetailsViewController: UIViewController {
  var interactor: DetailsInteractor?
}
final class DetailsInteractor { var presenter: DetailsPresenter? }
final class DetailsPresenter { weak var viewController: DetailsViewController? }
