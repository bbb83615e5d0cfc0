final class LoginHelpPresenter {
  var interactor: LoginInteractorInput!
  private let helper: LoginHelpInteractor

  init(users: UserService = Services.main.users, other: UserService = Services.main.users) {
    helper = LoginHelpInteractor(users, other)
  }
}

// A service by another name, and one that fetches something itself.
final class LoginTipsPresenter {
  var interactor: LoginInteractorInput!
  private let loader: AnyObject

  init(users: UserService = Services.main.users) {  // expect: presenter-uses-service "calls"
    loader = users
  }
}

final class LoginTermsPresenter {
  var interactor: LoginInteractorInput!
  private let helper: LoginHelpInteractor

  init(users: UserService = Services.main.fresh()) {  // expect: presenter-uses-service "calls"
    helper = LoginHelpInteractor(users, users)
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

final class LoginHelpInteractor { init(_ users: UserService, _ other: UserService) {} }
final class LoginNewsInteractor {}
final class LoginTipsInteractor {}
final class LoginTermsInteractor {}
