import UIKit

/// What the interactor calls back: nothing for a view to hold.
protocol PlanInteractorCallback: AnyObject { func planned() }

protocol PlanViewProtocol: AnyObject { func show() }

final class PlanPresenter: PlanInteractorCallback {
  weak var view: PlanViewProtocol?
  let interactor: PlanInteractor
  init(interactor: PlanInteractor) { self.interactor = interactor }
  func planned() {}
  func plan() { interactor.plan() }
}

final class PlanInteractor {
  weak var output: PlanInteractorCallback?
  func plan() { output?.planned() }
}

final class PlanViewController: UIViewController, PlanViewProtocol {
  var presenter: PlanPresenter?
  func show() { presenter?.plan() }
}

protocol TaskPresenting: AnyObject { func start() }

final class TaskPresenter: TaskPresenting {
  let interactor: TaskInteractor
  init(interactor: TaskInteractor) { self.interactor = interactor }
  func start() {}
}

final class TaskInteractor { weak var output: TaskPresenting? }

final class TaskViewController: UIViewController {
  // Kept by the interactor as well, and yet what the view calls.
  var presenter: TaskPresenter?  // expect: concrete-collaborator
  func begin() { presenter?.start() }
}

/// Nothing is declared to be of this type: it lends its members to what conforms to it.
protocol NetworkService { var path: String { get } }

extension NetworkService {
  func fetch() -> String { path }
}

struct DayNetworkService: NetworkService { let path = "days" }

protocol DayStore { func days() -> [String] }

struct DiskDayStore: DayStore { func days() -> [String] { ["Monday"] } }

final class DayInteractor {
  let network: DayNetworkService
  let store: DiskDayStore  // expect: concrete-collaborator "instead of its contract `DayStore`"

  init(network: DayNetworkService, store: DiskDayStore) {
    self.network = network
    self.store = store
  }

  func load() -> [String] { store.days() + [network.fetch()] }
}

final class DayPresenter {
  let interactor: DayInteractor
  init(interactor: DayInteractor) { self.interactor = interactor }
  func open() { _ = interactor.load() }
}

final class DayViewController: UIViewController { var presenter: DayPresenter? }
