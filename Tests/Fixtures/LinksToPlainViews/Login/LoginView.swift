import SwiftUI

struct LoginView: View {
  var presenter: LoginPresenter?
  @State private var on = false
  var body: some View {
    VStack {
      NavigationLink(destination: PlainPage()) { Text("a") } // expect: navigation-outside-router
      NavigationLink { PlainPage() } label: { Text("b") } // expect: navigation-outside-router
      NavigationLink(destination: LoginRow()) { Text("c") } // expect: navigation-outside-router
      Text("d").navigationDestination(isPresented: $on) { PlainPage() }  // expect: navigation-outside-router
      Text("d").navigationDestination(for: Int.self) { _ in LoginRow() }  // expect: navigation-outside-router
      NavigationLink(destination: MapBox()) { Text("e") } // expect: navigation-outside-router
      NavigationLink(destination: Text("f")) { PlainPage() }
      Text("g").sheet(isPresented: $on) { PlainPage() }
      Text("h").sheet(isPresented: $on) { LoginRow() }
    }
  }
}
