final class LoginInteractor {
  var count = 0

  func callAsFunction(_ number: Int) -> LoginInteractor { self }

  func load() {
    count += 1
  }
}
