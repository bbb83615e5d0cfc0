import UIKit

final class VoteView: UIView {
  weak var retrying: VoteErrorViewDelegate?
  func addError() {
    let error = VoteErrorView()
    error.delegate = retrying
    addSubview(error)
  }
}
