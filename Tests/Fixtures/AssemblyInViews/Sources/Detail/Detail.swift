import SwiftUI

final class DetailInteractor {}

final class DetailPresenter: ObservableObject {
  private let interactor: DetailInteractor
  init(interactor: DetailInteractor) { self.interactor = interactor }
}

struct DetailView: View {
  @ObservedObject var presenter: DetailPresenter
  var body: some View { Text("y") }
}
