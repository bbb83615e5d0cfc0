import UIKit

final class MapViewController: UIViewController { var presenter: MapPresenter? }

final class MapPresenter { var router: MapRouter? }

final class MapRouter {
  static func build() -> UIViewController { MapViewController() }
}
