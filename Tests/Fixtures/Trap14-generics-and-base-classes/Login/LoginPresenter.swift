final class LoginPresenter {
  let interactor: LoginInteractor
  private let wireframe: LoginWireframe

  init(interactor: LoginInteractor, wireframe: LoginWireframe) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func viewReady() {
    wireframe.start()
  }
}
