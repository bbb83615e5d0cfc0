import SwiftUI

protocol Router {
  func leave()
}

protocol ShellRouter {
  func leave()
}

/// What shows screens for others is a router, although it is a `View`.
struct RouterView<Content: View>: View, Router {
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View { content }

  func leave() { dismiss() }
}

struct TabsHost: View, ShellRouter {
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Tabs").sheet(isPresented: $isShown) { DetailView() }
  }

  func leave() { dismiss() }
}
