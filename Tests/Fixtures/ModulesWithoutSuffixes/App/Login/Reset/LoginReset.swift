/// Nothing connects it with the module but its name, and that says a role: a module of its own, without a gate.
final class LoginResetPresenter {
  var screen: AnyObject?
}
