final class LoginInteractor {
  let session: SessionKeeping
  init(session: SessionKeeping) { self.session = session }
  func expired() {
    Session.end()  // expect: navigation-outside-router "end"
    Session.touch()
    session.expire()
    AppDelegate.shared?.makeRoot(LoginViewController())  // expect: component-uses-app, interactor-uses-view
  }
}
