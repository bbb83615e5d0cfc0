/// Does two things at the same time, where there is a second thread to do it.
///
/// - Parameter jobs: with 1 it does one after the other.
public func both<One: Sendable, Other: Sendable>(
  jobs: Int, _ one: @Sendable () -> One, _ other: @Sendable () -> Other
) -> (One, Other) {
  withoutActuallyEscaping(one) { one in
    withoutActuallyEscaping(other) { other in
      let halves = parallelMap([0, 1], jobs: jobs) { half in
        half == 0 ? Half<One, Other>.one(one()) : .other(other())
      }
      guard case .one(let first) = halves[0], case .other(let second) = halves[1] else {
        preconditionFailure("results come in the order of the list")
      }
      return (first, second)
    }
  }
}

private enum Half<One: Sendable, Other: Sendable>: Sendable {
  case one(One)
  case other(Other)
}
