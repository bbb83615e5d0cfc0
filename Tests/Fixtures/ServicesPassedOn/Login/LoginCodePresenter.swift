/// A service that a container stores, and that another object gets, is not asked for anything here.
final class LoginCodePresenter {
  var interactor: LoginInteractorInput!
  func start() -> LoginHelpInteractor { LoginHelpInteractor(Services.main.users, Services.main.users) }
  func load() {
    Services.main.users.load()  // expect: presenter-uses-service
  }
  func renew() -> LoginHelpInteractor {
    LoginHelpInteractor(Services.main.users, Services.main.fresh())  // expect: presenter-uses-service
  }
}

final class LoginCodeInteractor {}
