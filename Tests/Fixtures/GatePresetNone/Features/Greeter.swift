struct Greeter {
  let name: String

  func greet() -> String {
    "Hello, \(Session.shared.name)"  // expect: no-session-singleton
  }
}
