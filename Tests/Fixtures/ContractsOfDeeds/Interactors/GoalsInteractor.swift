final class GoalsInteractor: GoalsInteracting {
  func load() -> String { "" }
}
