final class LoginHelpPresenter {
  var interactor: LoginInteractorInput!
  private let helper: LoginHelpInteractor

  init(users: UserService = Services.main.users, other: UserService = Services.main.users) {
    helper = LoginHelpInteractor(users)
  }
}

final class LoginNewsPresenter {
  var interactor: LoginInteractorInput!
  private let users: UserService  // expect: presenter-uses-service "stores"

  init(users: UserService = Services.main.users) {  // expect: presenter-uses-service "calls"
    self.users = users
  }
  func refresh() { users.load() }  // expect: presenter-uses-service "calls"
}

final class LoginHelpInteractor { init(_ users: UserService) {} }
final class LoginNewsInteractor {}
