final class InspectorPresenter {
  private let interactor: InspectorInteractor

  init(interactor: InspectorInteractor) {
    self.interactor = interactor
  }
}

final class InspectorInteractor {}
