import Foundation
import UIKit

struct Trip {
  enum State: Equatable {
    case planned
    case driving(since: Date, speed: Speed)
    case arrived

    struct Speed: Equatable {
      var value: Double
      static let walking = Speed(value: 5)
      static func * (speed: Speed, factor: Double) -> Speed { Speed(value: speed.value * factor) }
    }
  }

  var stops: [Place]
  var state: State = .planned

  mutating func start(at date: Date) {
    state = .driving(since: date, speed: .walking)
  }

  var speed: State.Speed? {
    guard case .driving(_, let speed) = state else { return nil }
    return speed
  }
}

protocol TripStore: AnyObject {
  var current: Trip? { get set }
  var history: [Trip] { get }
  func observe(_ change: @escaping (_ trip: Trip?, _ previous: Trip?) -> Void)
}

final class InMemoryTripStore: TripStore {
  private let clock: Clock
  private var observers: [(Trip?, Trip?) -> Void] = []
  private(set) var history: [Trip] = []
  var current: Trip? {
    didSet {
      observers.forEach { $0(current, oldValue) }
      if let old = oldValue, old.state == .arrived { history.append(old) }
    }
  }

  init(clock: Clock) { self.clock = clock }

  func observe(_ change: @escaping (Trip?, Trip?) -> Void) { observers += [change] }
}

protocol TripDependency: Dependency {
  var tripStore: TripStore { get }
  var clock: Clock { get }
}

final class TripComponent: Component<TripDependency> {
  fileprivate var store: TripStore { dependency.tripStore }
  fileprivate lazy var estimator: Estimating = Estimator(clock: dependency.clock)
}

protocol Estimating { func minutes(for trip: Trip) -> Int }

struct Estimator: Estimating {
  let clock: Clock
  func minutes(for trip: Trip) -> Int {
    switch trip.state {
    case .planned: return 10 * trip.stops.count
    case let .driving(since: start, speed: speed) where speed.value > 0:
      return Int(clock.now.timeIntervalSince(start) / speed.value)
    case .driving, .arrived: return 0
    }
  }
}

protocol TripListener: AnyObject {
  func tripDidEnd(_ trip: Trip?)
}

protocol TripBuildable: Buildable {
  func build(withListener listener: TripListener, destination: Place) -> TripRouting
}

final class TripBuilder: Builder<TripDependency>, TripBuildable {
  func build(withListener listener: TripListener, destination: Place) -> TripRouting {
    let component = TripComponent(dependency: dependency)
    let viewController = TripViewController()
    let interactor = TripInteractor(
      presenter: viewController, store: component.store, estimator: component.estimator, clock: component.dependency.clock)
    interactor.listener = listener
    interactor.destination = destination
    return TripRouter(interactor: interactor, viewController: viewController)
  }
}

protocol TripRouting: ViewableRouting {
  func showHelp()
}

protocol TripInteractable: Interactable {
  var router: TripRouting? { get set }
  var listener: TripListener? { get set }
}

protocol TripViewControllable: ViewControllable {}

final class TripRouter: ViewableRouter<TripInteractable, TripViewControllable>, TripRouting {
  override init(interactor: TripInteractable, viewController: TripViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func showHelp() {
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    viewController.controller.present(alert, animated: true)
  }
}

protocol TripPresentable: AnyObject {
  var listener: TripPresentableListener? { get set }
  func show(_ model: TripViewModel)
}

struct TripViewModel {
  let title: String
  let minutes: Int
  let isDriving: Bool

  init(trip: Trip, minutes: Int) {
    title = trip.stops.map(\.name).joined(separator: " → ")
    self.minutes = minutes
    if case .driving = trip.state { isDriving = true } else { isDriving = false }
  }
}

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable, TripPresentableListener {
  weak var router: TripRouting?
  weak var listener: TripListener?
  var destination: Place = .home
  private let store: TripStore
  private let estimator: Estimating
  private let clock: Clock

  init(presenter: TripPresentable, store: TripStore, estimator: Estimating, clock: Clock) {
    (self.store, self.estimator, self.clock) = (store, estimator, clock)
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    store.observe { [weak self] trip, previous in
      guard let self, let trip = trip ?? previous else { return }
      self.presenter.show(TripViewModel(trip: trip, minutes: self.estimator.minutes(for: trip)))
    }
    store.current = Trip(stops: [.home, destination])
    clock.every(1) { [weak self] date in self?.tick(date) }.store(in: self)
  }

  private func tick(_ date: Date) {
    guard var trip = store.current, trip.speed == nil else { return }
    trip.start(at: date)
    store.current = trip
  }

  func didTapEnd() {
    store.current?.state = .arrived
    let slow = store.history.compactMap { $0.speed }.filter { $0.value < Trip.State.Speed.walking.value }
    print(slow.count, (store.current?.speed ?? .walking) * 2)
    listener?.tripDidEnd(store.current)
  }

  func didTapHelp() { router?.showHelp() }
}

protocol TripPresentableListener: AnyObject {
  func didTapEnd()
  func didTapHelp()
}

final class TripViewController: UIViewController, TripPresentable, TripViewControllable {
  weak var listener: TripPresentableListener?
  private let label = UILabel()
  private lazy var end: UIBarButtonItem = .init(title: "End") { [weak self] in self?.listener?.didTapEnd() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = end
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "?") { [weak listener] in listener?.didTapHelp() }
  }

  func show(_ model: TripViewModel) {
    title = model.title
    label.text = model.isDriving ? "\(model.minutes) min" : nil
  }
}

@MainActor
enum Launch {
  static let component = AppComponent()

  static func run(in window: UIWindow) {
    let router = RootBuilder(dependency: component).build()
    router.launch(from: window)
    print(router.interactor.isActive, router.children.first?.interactable.isActive ?? false)
  }
}
