final class LoginInteractor {
  var count = 0

  func load() {
    count += 1
  }
}
