import SwiftUI

final class HomeInteractor {}

final class HomePresenter: ObservableObject { var interactor: HomeInteractor? }

/// What a link leads to is the same whether it is written there, kept in a property or a local, or made by its own factory.
struct HomeView: View {
  @ObservedObject var presenter: HomePresenter
  @State private var isShown = false
  private let kept = DetailView()  // expect: assembly-outside-router, module-uses-internals

  var link: some View {
    NavigationLink(destination: kept) { Text("") }  // expect: navigation-outside-router
  }

  var local: some View {
    let detail = DetailView()
    return NavigationLink(destination: detail) { Text("") }  // expect: navigation-outside-router
  }

  var modified: some View {
    Text("").linked()  // expect: navigation-outside-router "linked"
      .sheeted($isShown)  // expect: navigation-outside-router "sheeted"
  }

  var constant: some View {
    // expect: navigation-outside-router
    Text("").sheet(isPresented: $isShown) { DetailView.sample }  // expect: module-uses-internals
      .popover(isPresented: $isShown) { Text(DetailView.title) }  // expect: module-uses-internals
  }

  var body: some View {
    // expect: navigation-outside-router
    link.sheet(isPresented: $isShown) { DetailView.make() }
  }
}
