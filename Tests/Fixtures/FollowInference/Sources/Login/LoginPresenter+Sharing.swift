extension LoginPresenter {
  static var standard: LoginPresenter { fatalError("not set") }
  static var all: [String: [LoginPresenter]] { [:] }
  func later() async throws -> LoginPresenter { self }
}
