#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls a function again and again, on a thread of its own, until it is stopped.
///
/// The code that made it stops it; two threads never do.
public final class Ticker: @unchecked Sendable {
  private let bell = Bell()
  private var thread: pthread_t?

  /// - Parameters:
  ///   - delay: seconds until the first call.
  ///   - interval: seconds between two calls.
  public init(after delay: Double, every interval: Double, _ beat: @escaping @Sendable () -> Void) {
    thread = startThread { [bell] in
      var pause = delay
      while !bell.hasRung(within: pause) {
        beat()
        pause = interval
      }
    }
  }

  deinit { stop() }

  /// After it has returned there is no further call.
  public func stop() {
    bell.ring()
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}

/// What ends a wait.
private final class Bell: @unchecked Sendable {
  private var isRung = false
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  func ring() {
    pthread_mutex_lock(mutex)
    isRung = true
    pthread_cond_signal(change)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until it rings, or for so many seconds.
  func hasRung(within seconds: Double) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = Int(end.tv_nsec) + Int(seconds * 1e9)
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isRung && pthread_cond_timedwait(change, mutex, &end) == 0 {}
    return isRung
  }
}
