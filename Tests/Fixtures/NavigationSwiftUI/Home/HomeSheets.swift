import SwiftUI

/// What a link or a sheet inside of some content shows is the doing of that one.
struct HomeSheets: View {
  @ObservedObject var presenter: HomePresenter
  @State private var isOpen = false
  @State private var isDeep = false

  var body: some View {
    Text("Sheets")
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          HomeRow(title: "A row")
          NavigationLink(destination: DetailView()) { Text("Detail") }  // expect: navigation-outside-router
        }
      }
      .popover(isPresented: $isOpen) {
        HomeRow(title: "A row")
          .sheet(isPresented: $isDeep) { DetailView() }  // expect: navigation-outside-router
      }
      .sheet(isPresented: $isOpen) { row }
      .fullScreenCover(isPresented: $isOpen, onDismiss: { presenter.keep(DetailView()) }) {
        HomeRow(title: "A row")
      }
  }

  private var row: some View {
    HomeRow(title: "A row")
      .sheet(isPresented: $isDeep) { DetailView() }  // expect: navigation-outside-router
  }
}

extension HomePresenter {
  func keep(_ page: Any) {}
}
