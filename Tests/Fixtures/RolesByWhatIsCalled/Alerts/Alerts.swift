import UIKit

/// One letter of difference, and a contract that both have.
protocol NotificationViewProtocol: AnyObject {}
final class NotificationPresenter { weak var view: NotificationViewProtocol? }
final class NotificationsViewController: UIViewController, NotificationViewProtocol {
  var presenter: NotificationPresenter?
  var router: NotificationsWireframe?  // expect: view-uses-router
}
final class NotificationsInteractor {}
final class NotificationsWireframe {}
