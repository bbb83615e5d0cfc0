import UIKit

final class MailViewController: UIViewController {
  var presenter: MailPresenter?
}
