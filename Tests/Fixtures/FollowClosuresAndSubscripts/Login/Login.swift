import SwiftUI

struct LoginRow {
  let interactor: LoginInteractor
}

struct LoginSection {
  var rows: [LoginRow]
}

extension Array where Element == LoginSection {
  subscript(path: IndexPath) -> LoginRow { self[path.section].rows[path.row] }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

struct RowCell: View {
  let title: String
  let action: (LoginRow) -> Void

  var body: some View { Text(title) }
}

struct LoginView: View {
  let presenter: LoginPresenter
  let sections: [LoginSection]
  let rows: [LoginRow]

  var body: some View {
    RowCell(title: "Log in") { row in
      row.interactor.load()  // expect: view-uses-interactor "reaches"
    }
    ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
      Button("Log in") { row.interactor.load() }  // expect: view-uses-interactor "reaches"
    }
  }

  var onPick: (LoginRow) -> Void {
    { row in row.interactor.load() }  // expect: view-uses-interactor "reaches"
  }

  func pick(_ path: IndexPath, _ number: Int) {
    sections[path].interactor.load()  // expect: view-uses-interactor "reaches"
    print(sections[number].rows.count)
    sections[safe: number]?.rows.first?.interactor.load()  // expect: view-uses-interactor "reaches"
  }
}

final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {
  func load() {}
}
