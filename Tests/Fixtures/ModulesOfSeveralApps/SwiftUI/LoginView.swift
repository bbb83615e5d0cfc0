import SwiftUI

@main
struct LoginApp: App {
  var body: some Scene { WindowGroup { LoginView() } }
}

struct LoginView: View {
  var body: some View {
    NavigationLink(destination: TermsView()) { Text("Terms") }
  }
}

struct TermsView: View {
  var body: some View { Text("Terms") }
}
