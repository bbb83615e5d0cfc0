final class ForecastInteractor {
  func load() {}
}
