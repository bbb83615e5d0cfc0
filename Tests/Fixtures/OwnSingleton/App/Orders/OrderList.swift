final class OrderList {
  private let session: SessionProviding

  init(session: SessionProviding) { self.session = session }

  func title() -> String { session.name }

  func leave() {
    UserSession.shared.logOut()  // expect: session-singleton-outside-session
  }

  func leaveForGood(_ session: UserSession) {  // expect: session-singleton-outside-session
    session.logOut()  // expect: session-singleton-outside-session
  }
}

/// One with the same name, and no singleton.
enum Other {
  struct UserSession {}
  static let none = UserSession()
}
