final class GoalsRouter: GoalsRouting {
  func leave() {}
}
