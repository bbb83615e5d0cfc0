enum ShowOrder {
  enum Fetch {
    struct Request {}
    struct Response { let text: String }
    struct ViewModel { let title: String }
  }
}
