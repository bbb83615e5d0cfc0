import UIKit

final class VoteViewController: UIViewController, VoteViewInput {
  var presenter: VotePresenter?
  var controller: UIViewController { self }
  override func loadView() {
    let screen = VoteView()
    screen.retrying = self
    view = screen
  }
  func showDetails(_ number: Int) {}
}

extension VoteViewController: VoteErrorViewDelegate {
  func retry() { presenter?.viewReady() }
}
