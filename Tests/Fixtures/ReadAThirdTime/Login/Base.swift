import UIKit

class BaseViewController: UIViewController {
  func close(_ completion: () -> Void) {}
  func close(_ screen: UIViewController) { navigationController?.popToViewController(screen, animated: true) }
  func leave() { navigationController?.popToRootViewController(animated: true) }

  /// It leaves when somebody taps, which is not what the presenter asks for.
  func showError(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.leave() })
    present(alert, animated: true)
  }
}

final class HomeViewController: BaseViewController { var presenter: HomePresenter? }
final class HomePresenter { var interactor: HomeInteractor? }
final class HomeInteractor {}
final class HomeRouter {}
