extension Source {
  func make() -> HomeInteractor { HomeInteractor() }
}
