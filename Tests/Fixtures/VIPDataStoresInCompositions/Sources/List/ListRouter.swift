import UIKit

final class ListRouter {
  weak var viewController: ListViewController?

  func openDetail() {
    let detail = DetailViewController()
    // Data for the next scene goes to its store, by whatever way that is reached.
    detail.interactor?.book = viewController?.interactor?.book ?? ""
    detail.interactor?.load()  // expect: module-uses-internals "DetailBusinessLogic"
    viewController?.show(detail, sender: nil)
  }
}
