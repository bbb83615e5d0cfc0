final class TabsInteractor {
  func title() -> String { "Tabs" }
}
