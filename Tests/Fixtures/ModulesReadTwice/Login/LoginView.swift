import SwiftUI

struct LoginView: View {
  let presenter: Presenter
  let interactor: Interactor  // expect: view-uses-interactor "stores"
  let detail: DetailPresenter  // expect: module-uses-internals
  @State var isShowing = false

  var body: some View {
    // expect: navigation-outside-router "DetailPage"
    Text("Log in").sheet(isPresented: $isShowing) { DetailPage(presenter: detail) }
  }
}

extension LoginView {
  final class Presenter {
    var interactor: Interactor?
  }

  final class Interactor {}
}
