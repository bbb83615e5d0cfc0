import UIKit

final class PaymentViewController: UIViewController {
  var presenter: PaymentPresenter!
}

final class PaymentPresenter {
  var interactor: PaymentInteractor?
  var router: PaymentRouter?
}

final class PaymentInteractor {}

final class PaymentRouter {}
