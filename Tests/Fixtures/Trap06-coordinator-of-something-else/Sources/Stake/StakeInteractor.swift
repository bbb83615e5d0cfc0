final class StakeInteractor {
  func title() -> String { "Stake" }
}
