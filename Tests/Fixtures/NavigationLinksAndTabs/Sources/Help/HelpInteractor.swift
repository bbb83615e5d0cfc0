final class HelpInteractor {
  func title() -> String { "Help" }
}
