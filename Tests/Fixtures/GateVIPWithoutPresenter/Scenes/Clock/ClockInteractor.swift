import UIKit  // expect: interactor-imports-ui

final class ClockInteractor {
  func tick() {}
}
