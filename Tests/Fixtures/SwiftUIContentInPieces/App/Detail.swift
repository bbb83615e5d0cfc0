import SwiftUI

final class DetailPresenter: ObservableObject {
  let interactor = DetailInteractor()
  static let limit = 3
}
final class DetailInteractor {}
struct DetailView: View {
  @ObservedObject var presenter: DetailPresenter
  var body: some View { Text("detail") }
  static var sample: some View { DetailView(presenter: DetailPresenter()) }
}
/// A second screen of the module: it works with the presenter, and its name is another one.
struct DetailBoard: View {
  @ObservedObject var presenter: DetailPresenter
  var body: some View { Text("board") }
}
struct DetailBadge: View { var body: some View { Text("\(DetailPresenter.limit)") } }
final class DetailRouter { static func build() -> some View { DetailView(presenter: DetailPresenter()) } }
