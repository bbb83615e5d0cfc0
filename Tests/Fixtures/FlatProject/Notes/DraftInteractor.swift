final class DraftInteractor {
  func load() {}
}
