struct LoginWorker {
  func check(username: String, password: String) -> User? {
    username == "user" && password == "secret" ? User(name: username) : nil
  }
}
