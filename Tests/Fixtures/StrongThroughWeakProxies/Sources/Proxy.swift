final class WeakRefVirtualProxy<Target: AnyObject> {
  private weak var target: Target?
  init(_ target: Target) { self.target = target }
}

extension WeakRefVirtualProxy: NewsViewInput where Target: NewsViewInput {
  func show() {}
}

/// Keeps what it is given.
final class Logged<Target: AnyObject> {
  private var target: Target?
  init(_ target: Target) { self.target = target }
}

extension Logged: MapViewInput where Target: MapViewInput {
  func show() {}
}
