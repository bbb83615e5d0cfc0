final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {}
