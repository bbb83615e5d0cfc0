import DesignUIKit  // expect: interactor-imports-ui

final class ToastInteractor {
  weak var output: ToastInteractorOutput?
  func go() { Toast.show("Hi") }
}
