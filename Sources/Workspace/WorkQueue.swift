#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that turns up while it is being done: a folder that is read brings more folders and files.
///
/// A pthread mutex, because `Mutex` needs macOS 15.
final class WorkQueue<Item: Sendable>: @unchecked Sendable {
  private var items: [Item]
  /// Items that were handed in and are not finished.
  private var unfinished: Int
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>

  init(_ items: [Item]) {
    // The last one is taken first.
    self.items = items.reversed()
    unfinished = items.count
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

  /// Waits for the next item; nil when all work is done. A thread that takes an item calls `finish()` for it.
  func next() -> Item? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while items.isEmpty && unfinished > 0 { pthread_cond_wait(change, mutex) }
    return items.popLast()
  }

  func add(_ more: [Item]) {
    guard !more.isEmpty else { return }
    pthread_mutex_lock(mutex)
    items += more
    unfinished += more.count
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }

  func finish() {
    pthread_mutex_lock(mutex)
    unfinished -= 1
    if unfinished == 0 { pthread_cond_broadcast(change) }
    pthread_mutex_unlock(mutex)
  }
}
