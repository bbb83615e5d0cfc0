// Trap 27: structs and enums that bear a role's word are data: only protocols and classes play roles.

struct SearchViewInput {
  let text: String
}

struct SearchInteractorOutput {
  let found: [String]
}

struct SearchViewOutput {
  let taps: Int
}

enum SearchScreen {
  case empty, full
}

enum SearchPresenterOutput {
  case rows([String])
}

struct TransactionDisplayable {
  let amount: Int
}
