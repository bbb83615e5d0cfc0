protocol LoginBusinessLogic {
  func signIn(request: Login.SignIn.Request)
}

protocol LoginDataStore {
  var user: User? { get }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var presenter: LoginPresentationLogic?
  private let worker: LoginWorker
  private(set) var user: User?

  init(worker: LoginWorker) {
    self.worker = worker
  }

  func signIn(request: Login.SignIn.Request) {
    user = worker.check(username: request.username, password: request.password)
    presenter?.presentSignIn(response: Login.SignIn.Response(user: user))
  }
}
