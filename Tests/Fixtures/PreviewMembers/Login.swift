import SwiftUI

struct LoginView: View {
  let presenter: LoginPresenter
  var body: some View { EmptyView() }
}

final class LoginPresenter {
  let interactor: LoginInteractor
  var router: LoginRouter?
  init(interactor: LoginInteractor) { self.interactor = interactor }
}

final class LoginInteractor {}

final class LoginRouter {}

extension LoginPresenter {
  static var preview: LoginPresenter { LoginPresenter(interactor: LoginInteractor()) }
  static func reviewed() -> LoginPresenter {
    LoginPresenter(interactor: LoginInteractor())  // expect: assembly-outside-router "LoginInteractor"
  }
  static func makePreview(name: String = "x") -> LoginPresenter { LoginPresenter(interactor: LoginInteractor()) }
  // Whoever hands something over shows a preview of that, and no canvas.
  static func preview(of name: String) -> LoginPresenter {
    LoginPresenter(interactor: LoginInteractor())  // expect: assembly-outside-router "LoginInteractor"
  }
  var preview: LoginPresenter {
    LoginPresenter(interactor: LoginInteractor())  // expect: assembly-outside-router "LoginInteractor"
  }
}

#Preview { LoginView(presenter: .preview) }
