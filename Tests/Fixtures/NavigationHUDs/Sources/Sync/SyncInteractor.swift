final class SyncInteractor {
  func title() -> String { "Sync" }
}
