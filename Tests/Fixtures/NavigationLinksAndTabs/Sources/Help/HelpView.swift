import SwiftUI

struct HelpView: View {
  let presenter: HelpPresenter
  @Environment(\.openURL) private var openURL
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Button("Site") { openURL(URL(fileURLWithPath: "/")) }  // expect: url-opened-outside-router
      Button("Next") { tab = 1 }
    }
  }
}
