final class ProfileInteractor {
  func title() -> String { "Profile" }
}
