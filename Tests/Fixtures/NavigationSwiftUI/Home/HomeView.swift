import SwiftUI

struct HomeView: View {
  @ObservedObject var presenter: HomePresenter
  @State private var isOpen = false
  @State private var item: HomeItem?
  @State private var path: [Int] = []
  @State private var erased = NavigationPath()
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Detail") { DetailView() }  // expect: navigation-outside-router
        NavigationLink(destination: DetailView()) { Text("Detail") }  // expect: navigation-outside-router
        NavigationLink("Router's") { presenter.detail() }
        NavigationLink("Builder's") { DetailBuilder.build() }
        NavigationLink("Value", value: 3)
        Button("Window") { openWindow(id: "detail") }  // expect: navigation-outside-router
        HomeRow(title: "A row")
        Button("Screen") { erased.append(DetailView()) }  // expect: navigation-outside-router
        Button("Item") { erased.append(HomeItem(id: 1)) }
        Button("Text") { erased.append("settings") }
        Button("Case") { erased.append(HomeRoute.detail) }
        Button("Back") { erased.removeLast() }
      }
      .navigationDestination(for: Int.self) { DetailView(id: $0) }  // expect: navigation-outside-router
      .navigationTitle("Home")
    }
    .sheet(isPresented: $isOpen) { DetailView() }  // expect: navigation-outside-router
    .sheet(isPresented: $isOpen) { HomeFilter() }
    .sheet(isPresented: $isOpen) { presenter.detail() }
    .sheet(isPresented: $isOpen) { ShareSheet() }  // expect: system-sheet-outside-router
    .fullScreenCover(item: $item) { item in DetailView(id: item.id) }  // expect: navigation-outside-router
    .popover(isPresented: $isOpen) { VStack { DetailView() } }  // expect: navigation-outside-router
    .popover(isPresented: $isOpen) { Text("Only text") }
    .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }
  }
}
