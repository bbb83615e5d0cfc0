final class Shelf {
  func presentAsSheet(_ thing: Any) {}
}
