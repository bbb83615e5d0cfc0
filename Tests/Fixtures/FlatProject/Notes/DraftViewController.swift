import UIKit

final class DraftViewController: UIViewController {
  var presenter: DraftPresenter?
}
