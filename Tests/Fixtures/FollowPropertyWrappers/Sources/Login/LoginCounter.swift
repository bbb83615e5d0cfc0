/// Looks like an interactor from outside and is none.
struct LoginCounter {
  let count = 0
  var isOn = true

  func load() {}
}
