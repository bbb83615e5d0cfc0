import Foundation
import UIKit

protocol RootDependency: Dependency {
  var clock: Clock { get }
}

final class AppComponent: Component<EmptyComponent>, RootDependency {
  init() { super.init(dependency: EmptyComponent()) }
  var clock: Clock { shared { SystemClock() } }
}

protocol Clock: AnyObject {
  var now: Date { get }
  func every(_ seconds: TimeInterval, _ tick: @escaping (Date) -> Void) -> Timer
}

final class SystemClock: Clock {
  final class Ticket {}
  var now: Date { Date() }

  func every(_ seconds: TimeInterval, _ tick: @escaping (Date) -> Void) -> Timer {
    Timer(seconds: seconds) { [unowned self] in tick(self.now) }
  }
}

final class Timer: Cancellable {
  private let seconds: TimeInterval
  private var action: (() -> Void)?

  init(seconds: TimeInterval, action: @escaping () -> Void) {
    self.seconds = seconds
    self.action = action
  }

  func cancel() { action = nil }
}

final class RootComponent: Component<RootDependency>, TripDependency {
  let rootViewController: RootViewController
  var tripStore: TripStore { shared { InMemoryTripStore(clock: dependency.clock) } }
  var clock: Clock { dependency.clock }

  init(dependency: RootDependency, rootViewController: RootViewController) {
    self.rootViewController = rootViewController
    super.init(dependency: dependency)
  }
}

protocol RootBuildable: Buildable {
  func build() -> LaunchRouter<RootInteractable, RootViewControllable>
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
  func build() -> LaunchRouter<RootInteractable, RootViewControllable> {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: viewController)
    let interactor = RootInteractor(presenter: viewController)
    let trip = TripBuilder(dependency: component)
    return RootRouter(interactor: interactor, viewController: viewController, tripBuilder: trip)
  }
}

protocol RootRouting: ViewableRouting {
  func routeToTrip(_ destination: Place)
  func routeBack()
}

protocol RootPresentable: AnyObject {
  var listener: RootPresentableListener? { get set }
  func show(_ places: [Place])
}

protocol RootListener: AnyObject {}

protocol RootInteractable: Interactable, TripListener {
  var router: RootRouting? { get set }
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
  weak var router: RootRouting?
  weak var listener: RootListener?
  private var places: [Place] = Place.samples

  override init(presenter: RootPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.show(places.filter(\.isNear))
  }

  func didSelect(_ place: Place) { router?.routeToTrip(place) }

  func tripDidEnd(_ trip: Trip?) {
    if let last = trip?.stops.last { places.insert(last, at: 0) }
    router?.routeBack()
    presenter.show(places)
  }
}

protocol RootViewControllable: ViewControllable {
  func replace(with other: ViewControllable?)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let tripBuilder: TripBuildable
  private var trip: TripRouting?

  init(interactor: RootInteractable, viewController: RootViewControllable, tripBuilder: TripBuildable) {
    self.tripBuilder = tripBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToTrip(_ destination: Place) {
    let trip = tripBuilder.build(withListener: interactor, destination: destination)
    self.trip = trip
    attachChild(trip)
    viewController.replace(with: trip.viewControllable)
    viewController.show(trip.viewControllable)
  }

  func routeBack() {
    guard let trip else { return }
    detachChild(trip)
    viewController.replace(with: nil)
    self.trip = nil
  }
}

protocol RootPresentableListener: AnyObject {
  func didSelect(_ place: Place)
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
  weak var listener: RootPresentableListener?
  private var buttons: [PlaceButton] = []

  func show(_ places: [Place]) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = places.map { place in
      let button = PlaceButton(place: place)
      button.onTap = { [weak listener] in listener?.didSelect($0) }
      return button
    }
    buttons.forEach(view.addSubview)
  }

  func replace(with other: ViewControllable?) {
    presentedViewController?.dismiss(animated: false)
    if let controller = other?.controller { addChild(controller) }
  }
}

final class PlaceButton: UIButton {
  let place: Place
  var onTap: ((Place) -> Void)?

  init(place: Place) {
    self.place = place
    super.init(frame: .zero)
    setTitle(place.name, for: 0)
  }

  required init?(coder: NSCoder) { nil }
  func tap() { onTap?(place) }
}

struct Place: Equatable {
  var name: String
  var isNear: Bool
  static let home = Place(name: "Home", isNear: true)
  static var samples: [Place] { [.home, .init(name: "Office", isNear: false)] }
}
