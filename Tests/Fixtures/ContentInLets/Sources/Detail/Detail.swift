import SwiftUI

final class DetailInteractor {}

final class DetailPresenter: ObservableObject { var interactor: DetailInteractor? }

struct DetailView: View {
  static let sample = DetailView()
  static let title = ""

  @EnvironmentObject var presenter: DetailPresenter
  var body: some View { Text("") }
}

extension DetailView {
  static func make() -> DetailView { DetailView() }
}

/// The project's own modifiers navigate for those who call them, whatever stands around the link.
extension View {
  func linked() -> some View {
    background(NavigationLink(destination: DetailView()) { EmptyView() })
  }

  func sheeted(_ isShown: Binding<Bool>) -> some View {
    Group { sheet(isPresented: isShown) { DetailView() } }
  }
}
