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

/// Only previews call it.
extension LoginView {
  @MainActor fileprivate func filled() -> LoginView {
    _ = LoginInteractor()
    return self
  }

  fileprivate func shown() -> LoginView {
    _ = LoginInteractor()  // expect: view-uses-interactor
    return self
  }

  func again() { _ = shown() }

  @objc fileprivate func refresh() {
    _ = LoginInteractor()  // expect: view-uses-interactor
  }
}

#Preview {
  UIRefreshControl().refresh()
  LoginView(presenter: .preview).filled().shown()
}

/// Only previews name it.
private final class PreviewLoginInteractor {
  let view: LoginView
  init(view: LoginView) { self.view = view }
}

extension PreviewLoginInteractor {
  func show() { view.again() }
}

/// Only what makes a preview names it.
private final class FilledLoginInteractor {
  let view: LoginView
  init(view: LoginView) { self.view = view }
}

extension LoginView {
  static var preview: LoginView { FilledLoginInteractor(view: LoginView(presenter: .preview)).view }
}

/// A view makes it, too.
private final class ShownLoginInteractor {
  let view: LoginView  // expect: interactor-uses-view
  init(view: LoginView) { self.view = view }
}

extension LoginView {
  func keep() { _ = ShownLoginInteractor(view: self) }  // expect: view-uses-interactor
}

#Preview("kept") {
  let interactor = PreviewLoginInteractor(view: LoginView(presenter: .preview))
  return ShownLoginInteractor(view: interactor.view).view
}

struct LoginPreviews: PreviewProvider {
  static var previews: some View { LoginView(presenter: .preview).filled() }
}
