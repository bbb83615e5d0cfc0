import SwiftUI

struct DetailView: View {
  @ObservedObject var presenter: DetailPresenter
  var body: some View { Text("detail") }
}

final class DetailPresenter: ObservableObject {
  private let interactor: DetailInteractor
  private let router = DetailRouter()  // expect: assembly-outside-router
  init(interactor: DetailInteractor) { self.interactor = interactor }
}

final class DetailInteractor {}

final class DetailRouter {
  func makeMap() -> some View { Text("map") }
}
