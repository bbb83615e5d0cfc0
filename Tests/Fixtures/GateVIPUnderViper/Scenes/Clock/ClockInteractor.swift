import UIKit

protocol ClockBusinessLogic {
  func tick(request: Clock.Tick.Request)
}

final class ClockInteractor: ClockBusinessLogic {
  func tick(request: Clock.Tick.Request) {}
}
