import SwiftUI

extension View {
  func panel<Content: View>(_ shown: Binding<Bool>, @ViewBuilder _ content: @escaping () -> Content) -> some View {
    fullScreenCover(isPresented: shown) { content() }
  }
  func navigationPanel<Content: View>(_ shown: Binding<Bool>, _ content: @escaping () -> Content) -> some View {
    panel(shown) { NavigationStack { content() } }
  }
  func trackPanel(_ shown: Binding<Bool>) -> some View {
    panel(shown) { TrackView() }
  }
  func cover<Content: View>(_ shown: Binding<Bool>, _ content: Content) -> some View {
    fullScreenCover(isPresented: shown) { content }
  }
  func link(to content: some View) -> some View {
    NavigationLink(destination: content) { self }
  }
}
