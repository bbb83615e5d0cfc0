import UIKit

public final class NotificationsViewController: UIViewController {
  func close() { dismiss(animated: true) }
}
