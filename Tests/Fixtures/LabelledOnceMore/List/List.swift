import SwiftUI

final class ListPresenter: ObservableObject {
  let interactor: ListInteractor
  init(interactor: ListInteractor) { self.interactor = interactor }
}
final class ListInteractor {}

struct ListView: View {
  @ObservedObject var presenter: ListPresenter
  let detail: DetailPresenter
  var body: some View {
    // expect: navigation-outside-router
    NavigationLink(destination: ItemPage(presenter: detail)) { Text("open") }
    ListBadge()
  }
}

/// A plain piece.
struct ListBadge: View {
  var body: some View { Text("new") }
}
