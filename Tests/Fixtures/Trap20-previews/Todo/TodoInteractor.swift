final class TodoInteractor {
  func load() {}
}
