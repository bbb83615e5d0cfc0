import SwiftUI

// Two screens in one folder whose parts are called after them.
struct HomeScreen: View {
  @ObservedObject var presenter: HomeScreenPresenter
  var body: some View { Text("Home") }
}

final class HomeScreenPresenter: ObservableObject { var interactor: HomeScreenInteractor? }
final class HomeScreenInteractor {}

final class HomeScreenRouter {
  func other() -> some View { OtherScreen(presenter: OtherScreenPresenter()) }
}

struct OtherScreen: View {
  @ObservedObject var presenter: OtherScreenPresenter
  @State private var isOpen = false
  let printer = PagePrinter()
  let first = Row.page.identifier

  var body: some View {
    Text("Other").sheet(isPresented: $isOpen) {  // expect: navigation-outside-router
      HomeScreen(presenter: HomeScreenPresenter())
    }
  }
}

final class OtherScreenPresenter: ObservableObject { var interactor: OtherScreenInteractor? }
final class OtherScreenInteractor {}
