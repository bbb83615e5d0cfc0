final class PlanRouter: PlanRouting {
  func leave() {}
}
