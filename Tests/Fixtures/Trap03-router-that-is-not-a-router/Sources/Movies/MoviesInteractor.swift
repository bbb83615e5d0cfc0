final class MoviesInteractor {
  private let casts = CastRouter<String>()
  private var devices: [HomeRouter] = []
  func title() -> String { "Movies" }
  func user() -> String { UserRouter.user(1).path + (devices.first?.address ?? "") }
}
