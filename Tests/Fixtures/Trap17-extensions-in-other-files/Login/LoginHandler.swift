// Trap 17: half of all presenters have no inheritance clause of their own; this one has not even the suffix.
// Its role, and a view's guilt, stand in other files. Extensions of foreign types are nobody's.

final class LoginHandler {
  weak var view: LoginViewInput?
  let interactor: LoginInteractorInput

  init(interactor: LoginInteractorInput) {
    self.interactor = interactor
  }
}
