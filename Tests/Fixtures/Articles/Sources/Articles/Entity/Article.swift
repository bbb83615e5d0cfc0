extension ArticlesContract {
  struct Article: Equatable, Sendable {
    let id: String
    let title: String
  }
}
