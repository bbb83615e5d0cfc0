/// A folder for the presenters of all modules holds no feature: what lies there together belongs to different modules.
final class LoginPresenter {
  var interactor: LoginInteractor?
  var profile: ProfilePresenter?  // expect: module-uses-internals
}
