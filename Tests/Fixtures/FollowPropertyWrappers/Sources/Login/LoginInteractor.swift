final class LoginInteractor {
  var count = 0
  var name = ""

  func load() {
    count += 1
  }
}
