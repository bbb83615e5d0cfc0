import SwiftUI

// Input and output as the presenter sees them: what demands a presenter is the view's side.
protocol CarsViewOutput: AnyObject {
  var presenter: CarsViewInput? { get set }
  func update(_ names: [String])
}
protocol CarsViewInput { func fetch() }
protocol CarsInteracting { func load() }

final class CarsPresenter: CarsViewInput {
  weak var view: CarsViewOutput?
  var interactor: CarsInteracting?
  func fetch() { interactor?.load() }
}
final class CarsInteractor: CarsInteracting {
  func load() {}
}
final class CarsRouter {}
