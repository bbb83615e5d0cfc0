import SwiftUI

struct ListView: View {
  @ObservedObject var presenter: ListPresenter
  var body: some View { presenter.detail() }
}

final class ListPresenter: ObservableObject {
  private let interactor: ListInteractor
  private let router = ListRouter()  // expect: assembly-outside-router
  init(interactor: ListInteractor) { self.interactor = interactor }
  func detail() -> some View { router.makeDetail() }  // expect: presenter-uses-ui
}

final class ListInteractor {}

final class ListRouter {
  func makeDetail() -> some View { DetailView(presenter: DetailPresenter(interactor: DetailInteractor())) }

  func makeHelp() -> some View {
    HelpView(presenter: HelpPresenter(interactor: HelpInteractor()))  // expect: module-uses-internals, module-uses-internals
  }
}
