import UIKit

final class SendViewController: UIViewController {
  var presenter: SendPresenter?
}
