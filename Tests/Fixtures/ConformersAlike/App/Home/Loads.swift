import UIKit  // expect: interactor-imports-ui

final class Morning: HomeUseCase {
  func load() {}
}

final class Noon: HomeUseCase {
  func load() {}
}

final class Evening: HomeUseCase {
  func load() {}
}

/// Somebody who has nothing to do with it.
final class Clock {
  func tick() {}
}
