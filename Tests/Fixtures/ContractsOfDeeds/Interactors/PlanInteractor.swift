final class PlanInteractor: PlanInteracting {
  func load() -> String { "" }
}
