final class BadgeInteractor {
  func title() -> String { "Badge" }
}
