final class Other {
  static func go() {}
}
