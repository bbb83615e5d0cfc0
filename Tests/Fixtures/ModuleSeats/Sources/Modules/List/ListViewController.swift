import UIKit

final class ListViewController: UIViewController, VoteErrorViewDelegate {
  var presenter: ListPresenter?
  let error = VoteErrorView()
  override func viewDidLoad() {
    super.viewDidLoad()
    error.delegate = self
  }
  func retry() { presenter?.viewReady() }
}
