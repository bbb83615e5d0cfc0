final class AccountPresenter {
  private weak var profile: ProfileHandle?
  private weak var events: ProfileEvents?  // expect: module-uses-internals "ProfileEvents"
  var interactor: AccountInteractor?
  func refresh() { profile?.reload() }
}
final class AccountInteractor {}
