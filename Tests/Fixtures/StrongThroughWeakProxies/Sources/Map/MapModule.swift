import UIKit

protocol MapViewInput: AnyObject { func show() }

final class MapPresenter {
  let view: MapViewInput  // expect: strong-back-reference
  var interactor: MapInteractor?
  init(view: MapViewInput) { self.view = view }
}

final class MapInteractor {}

final class MapViewController: UIViewController, MapViewInput {
  var presenter: MapPresenter?
  func show() {}
}
