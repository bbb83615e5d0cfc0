/// It belongs to the module whose presenter its base keeps.
final class SmsCodeViewController: KeepingController<LoginPresenter> {
  func tapped(_ router: LoginRouter) {}  // expect: view-uses-router
}
