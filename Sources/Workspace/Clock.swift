import Linter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Seconds on a clock that never goes back; only differences mean something.
public func monotonicSeconds() -> Double { seconds(CLOCK_MONOTONIC) }

/// Seconds that all threads of this process have computed.
public func processorSeconds() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

private func seconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The day that it is now, in Greenwich.
public func today() -> Day {
  var now = time(nil)
  var parts = tm()
  gmtime_r(&now, &parts)
  return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
}
