import UIKit

final class ForecastViewController: UIViewController {
  var presenter: ForecastPresenter?
}
