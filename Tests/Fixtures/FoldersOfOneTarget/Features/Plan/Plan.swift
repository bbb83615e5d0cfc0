import Kit

/// No manifest speaks of these folders. What this file uses without an import is of its own target.
final class PlanInteractor {
  private let store: PlanService  // expect: concrete-collaborator
  private let service: KitService
  init(store: PlanService, service: KitService) {
    self.store = store
    self.service = service
  }
  func load() { store.save() }
  func send() { service.send() }
}

final class PlanPresenter { var interactor: PlanInteractor? }
