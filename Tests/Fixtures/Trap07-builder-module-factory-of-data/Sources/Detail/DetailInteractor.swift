final class DetailInteractor {
  func title() -> String { "Detail" }
}
