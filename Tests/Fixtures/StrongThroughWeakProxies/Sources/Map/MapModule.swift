import UIKit

protocol MapViewInput: AnyObject { func show() }

final class MapPresenter {
  let view: MapViewInput  // expect: strong-back-reference
  var interactor: MapInteractor?
  init(view: MapViewInput) { self.view = view }
}

final class MapInteractor {}

/// A screen with a delegate is no box, however generic.
final class MapListViewController<Delegate: AnyObject>: UIViewController, MapViewInput {
  weak var delegate: Delegate?
  func show() {}
}

final class MapViewController: UIViewController, MapViewInput {
  var presenter: MapPresenter?
  func show() {}
}
