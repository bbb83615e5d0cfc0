// Where a flow stands: kept in memory, and no data.
final class LoginStateService {
  enum State { case start, done }

  private(set) var current = State.start

  func next() { current = .done }
}

final class CounterService {
  var count = 0
}
