import SwiftUI

final class DetailPresenter: ObservableObject {
  let interactor: DetailInteractor
  let router: DetailRouter
  init(interactor: DetailInteractor, router: DetailRouter) {
    self.interactor = interactor
    self.router = router
  }
}
final class DetailInteractor {}
final class DetailRouter {}

/// It keeps Detail's presenter, and is no piece of the list that shows it.
struct ItemPage: View {
  @ObservedObject var presenter: DetailPresenter
  var body: some View { Text("item") }
}
