import DesignKit  // expect: presenter-imports-ui

// Called like a presenter, and no part of a module.
final class LockToastPresenter {
  var interactor: LockToastInteractor?
  func open() { ToastPresenter.present("Open") }
}
