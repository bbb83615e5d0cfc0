#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many times as long some work takes on four times as much input: 4 if it is linear, 16 if it is quadratic.
///
/// Counted is the CPU time of this thread alone, so that other tests and other programs change little; of three runs
/// the shortest counts. Work that takes other threads is not measured.
/// - Parameters:
///   - size: of the smaller input; large enough that the work takes some milliseconds.
///   - prepare: makes an input, which is not measured.
public func growth<Input>(from size: Int, prepare: (Int) -> Input, work: (Input) -> Void) -> Double {
  func time(_ size: Int) -> Double {
    let input = prepare(size)
    return (0..<3).map { _ in
      let start = threadTime()
      work(input)
      return threadTime() - start
    }.min()!
  }
  let small = time(size)
  return time(size * 4) / max(small, 1e-6)
}

/// More than any linear work takes, with a generous margin, and less than quadratic work.
public let mostGrowth = 9.0

/// CPU seconds of this thread.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
