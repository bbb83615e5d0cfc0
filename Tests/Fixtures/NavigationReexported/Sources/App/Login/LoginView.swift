import DesignKit

struct LoginView: View {
  @ObservedObject var presenter: LoginPresenter

  var body: some View {
    // expect: navigation-outside-router "HomeView"
    NavigationLink("Home") { HomeView(presenter: presenter.home()) }
  }
}

final class LoginPresenter: ObservableObject {
  var interactor: LoginInteractor?

  // expect: module-uses-internals "HomePresenter"
  func home() -> HomePresenter { HomePresenter() }  // expect: assembly-outside-router "HomePresenter"
}

final class LoginInteractor {}
