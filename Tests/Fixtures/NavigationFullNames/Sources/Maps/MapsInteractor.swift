final class MapsInteractor {
  func title() -> String { "Maps" }
}
