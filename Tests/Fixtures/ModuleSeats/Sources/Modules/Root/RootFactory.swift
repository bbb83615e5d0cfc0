final class RootFactory {
  static func createPresenter() -> RootPresenterProtocol { RootPresenter() }
}
