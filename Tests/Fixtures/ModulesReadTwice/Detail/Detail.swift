import SwiftUI

struct DetailPage: View {
  @ObservedObject var presenter: DetailPresenter

  var body: some View {
    VStack {
      DetailRow()
      Text("Detail")
    }
  }
}

struct DetailRow: View {
  var body: some View { Text("Row") }
}

final class DetailPresenter: ObservableObject {
  let interactor: DetailInteractor

  init(interactor: DetailInteractor) {
    self.interactor = interactor
  }
}

final class DetailInteractor {}
