import SwiftUI

struct LoginListView: View {
  @State var presenter: LoginPresenter
  @State var rows: [LoginRow] = []

  var body: some View {
    ForEach($rows) { $row in
      Text(row.interactor.name)  // expect: view-uses-interactor "reaches"
    }
    ForEach($rows) { $presenter in
      Text(presenter.title)
    }
  }
}

struct LoginRow {
  var title = ""
  var interactor: LoginListInteractor
}

final class LoginListPresenter {
  var interactor: LoginListInteractor?
}

final class LoginListInteractor {
  var name = ""
}
