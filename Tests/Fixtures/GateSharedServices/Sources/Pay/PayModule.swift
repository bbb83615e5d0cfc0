import UIKit

final class PayViewController: UIViewController { var presenter: PayPresenter? }

final class PayPresenter {
  weak var view: PayViewController?
  var interactor: PayInteractor?
  var router: PayRouter?
}

final class PayRouter { weak var screen: UIViewController? }
