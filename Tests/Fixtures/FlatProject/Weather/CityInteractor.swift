final class CityInteractor {
  func load() {}
}
