import DesignKit  // expect: presenter-imports-ui

// A function of the kit besides a view model.
final class LockShadowPresenter {
  var interactor: LockShadowInteractor?
  let button = ButtonViewModel(title: "Open")
  func open() { addShadow(2) }
}
