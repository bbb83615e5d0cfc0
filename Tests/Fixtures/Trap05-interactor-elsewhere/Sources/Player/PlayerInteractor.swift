final class PlayerInteractor {
  func title() -> String { "Player" }
}
