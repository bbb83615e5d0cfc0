import SwiftUI

struct LoginView: View {
  let presenter: LoginPresenter

  var body: some View {
    Button("Go") {
      presenter.interactor.load()  // expect: view-uses-interactor
    }
  }
}

#Preview {
  let interactor = LoginInteractor()
  interactor.load()
  return LoginView(presenter: LoginPresenter(interactor: interactor))
}

#if DEBUG
#Preview("Dark", traits: .landscapeLeft) {
  LoginView(presenter: LoginPresenter(interactor: LoginInteractor()))
}

enum LoginViewPreview: PreviewProvider {
  static var previews: some View {
    LoginView(presenter: LoginPresenter(interactor: LoginInteractor()))
  }
}
#endif
