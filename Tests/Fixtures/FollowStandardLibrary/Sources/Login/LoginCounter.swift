/// Looks like an interactor from outside and is none.
struct LoginCounter {
  let count = 0

  func load() {}
  func callAsFunction() -> LoginCounter { self }
}
