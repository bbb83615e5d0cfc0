import UIKit

final class EmailViewController: UIViewController { var presenter: EmailPresenter? }
final class EmailPresenter { let interactor: EmailInteractor
  init(interactor: EmailInteractor) { self.interactor = interactor } }
final class EmailInteractor {}
