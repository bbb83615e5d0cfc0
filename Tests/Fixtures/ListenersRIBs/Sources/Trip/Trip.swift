import RIBs
import UIKit

/// What the router knows of the interactor: it listens to the child, and the view is not meant to know it.
protocol TripInteractable: Interactable, SwapListener {
  var router: TripRouting? { get set }
  func cancel()
}

protocol TripRouting: ViewableRouting {}
protocol TripPresentable: Presentable {}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
  weak var router: TripRouting?
  private let service: HTTPTripService  // expect: concrete-collaborator

  init(presenter: TripPresentable, service: HTTPTripService) {
    self.service = service
    super.init(presenter: presenter)
  }

  func cancel() { service.cancel() }
  func swapDidEnd() {}
}

final class TripViewController: UIViewController, TripPresentable {
  weak var flow: TripInteractable?  // expect: view-uses-interactor

  func cancelTapped() { flow?.cancel() }  // expect: view-uses-interactor
}
