import SwiftUI

final class DetailInteractor {}

final class DetailPresenter {
  var interactor: DetailInteractor?
}

/// The screen of a module that has a presenter stays its view, whatever else it can do.
struct DetailView: View, ShellRouter {  // expect: view-uses-router
  var presenter: DetailPresenter?

  var body: some View { Text("Detail") }

  func leave() {}
}
