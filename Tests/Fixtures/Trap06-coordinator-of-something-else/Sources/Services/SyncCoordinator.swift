struct Clock {
  static func make() -> Clock { Clock() }
}

/// Asks for something, and it is no part of a module; `dismiss()` closes a banner.
final class SyncCoordinator {
  private let clock = Clock.make()
  private let banner = Banner()

  func end() { banner.dismiss() }
}

final class Banner {
  func dismiss() {}
}
