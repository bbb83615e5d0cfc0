// Trap 4: a helper that shows an alert or a loader is called Presenter, too. It has no view, interactor, router
// or contract beside it: no role, so it may import UIKit and present what it likes.
import UIKit

final class AlertViewPresenter {
  static let shared = AlertViewPresenter()

  func show(_ text: String, on screen: UIViewController) {
    screen.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
  }
}

final class LoadingViewPresenter {
  private let spinner = UIActivityIndicatorView()

  func present(in view: UIView) {
    view.addSubview(spinner)
  }
}

enum DetailCellPresenter {
  case text(String)
  case image(UIImage)
}
