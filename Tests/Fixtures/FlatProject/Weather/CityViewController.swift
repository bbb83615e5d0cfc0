import UIKit

final class CityViewController: UIViewController {
  var presenter: CityPresenter?
}
