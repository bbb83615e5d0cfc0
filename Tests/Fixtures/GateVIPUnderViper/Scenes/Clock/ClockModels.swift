enum Clock {
  enum Tick {
    struct Request {}
    struct Response {}
    struct ViewModel { let text: String }
  }
}
