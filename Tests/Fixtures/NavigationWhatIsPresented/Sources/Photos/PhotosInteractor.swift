final class PhotosInteractor {
  func title() -> String { "Photos" }
}
