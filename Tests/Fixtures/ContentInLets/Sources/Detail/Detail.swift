import SwiftUI

final class DetailInteractor {}

final class DetailPresenter: ObservableObject { var interactor: DetailInteractor? }

struct DetailView: View {
  @EnvironmentObject var presenter: DetailPresenter
  var body: some View { Text("") }
}

extension DetailView {
  static func make() -> DetailView { DetailView() }  // expect: assembly-outside-router
}
