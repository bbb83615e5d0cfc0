final class LoginInteractor {}

final class LoginPresenter {
  var interactor: LoginInteractor?
}
