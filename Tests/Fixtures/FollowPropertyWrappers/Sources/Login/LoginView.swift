import SwiftUI

struct LoginView: View {
  @Injected var presenter: LoginPresenter
  @Injected(LoginInteractor.self) var thing: Any  // expect: view-uses-interactor
  @Injected(LoginCounter.self) var counter: Any
  @Weak var other: LoginPresenter?

  var body: some View {
    Button("Go") {
      presenter.interactor.load()  // expect: view-uses-interactor
      other?.interactor.load()  // expect: view-uses-interactor
      other?.interactions.load()
      _presenter.wrappedValue.interactor.load()  // expect: view-uses-interactor
    }
  }
}
