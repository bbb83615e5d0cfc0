import SwiftUI

final class ListPresenter: ObservableObject { let interactor = ListInteractor() }
final class ListInteractor {}
struct ListView: View {
  @ObservedObject var presenter: ListPresenter
  @State var isOn = false
  private var detail: DetailView { DetailView(presenter: DetailPresenter()) }
  private var opaque: some View { detail }
  private var badge: some View { DetailBadge() }
  private var built: some View { DetailRouter.build() }
  private func erased() -> AnyView { AnyView(opaque) }

  var body: some View {
    NavigationLink("found", destination: detail)  // expect: navigation-outside-router
    NavigationLink("wrapped") { AnyView(detail) }  // expect: navigation-outside-router
    NavigationLink("lazy", destination: Lazy(self.opaque))  // expect: navigation-outside-router
    Text("sheet").sheet(isPresented: $isOn) { erased().padding() }  // expect: navigation-outside-router
    Text("sample").sheet(isPresented: $isOn) { DetailView.sample }  // expect: navigation-outside-router
    Text("helper").sheet(isPresented: $isOn) { Screens.detail() }
    Text("vague").sheet(isPresented: $isOn) { Screens.vague() }
    Text("second").popover(isPresented: $isOn) { DetailBoard(presenter: DetailPresenter()) }  // expect: navigation-outside-router
    Text("piece").sheet(isPresented: $isOn) { AnyView(badge) }
    Text("router").sheet(isPresented: $isOn) { AnyView(built) }
    Text("badge").sheet(isPresented: $isOn) { Screens.badge() }
  }
}
struct Lazy<Content: View>: View {
  let make: () -> Content
  init(_ make: @autoclosure @escaping () -> Content) { self.make = make }
  var body: some View { make() }
}
enum Screens {
  static func detail() -> DetailView { DetailView(presenter: DetailPresenter()) }
  static func vague() -> some View { DetailView(presenter: DetailPresenter()) }
  static func badge() -> some View { DetailBadge() }
}
