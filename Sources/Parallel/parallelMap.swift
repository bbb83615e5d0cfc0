#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Maps a list over several threads; results come back in the order of the list, whatever the number of threads.
///
/// Each thread makes a `state` of its own (buffers, memories) and takes the next batch of the list when it is done
/// with one. Plain threads: nothing else starts as fast, and a library that never awaits stays callable from anywhere.
public func parallelMap<Element: Sendable, State, Result: Sendable>(
  _ list: [Element], jobs: Int, state: @Sendable () -> State,
  _ transform: @Sendable (inout State, Element) -> Result
) -> [Result] {
  // Short enough that none waits long for the last.
  let batch = max(1, min(64, list.count / max(1, jobs * 64)))
  let jobs = min(jobs, (list.count + batch - 1) / batch)
  if jobs <= 1 {
    var state = state()
    return list.map { transform(&state, $0) }
  }
  return withoutActuallyEscaping(state) { state in
    withoutActuallyEscaping(transform) { transform in
      let work = SharedWork<Result>(count: list.count, batch: batch) { next, store in
        var own = state()
        while let range = next() {
          for index in range { store(index, transform(&own, list[index])) }
        }
      }
      return work.run(jobs: jobs)
    }
  }
}

/// Maps a list over several threads that need nothing of their own.
public func parallelMap<Element: Sendable, Result: Sendable>(
  _ list: [Element], jobs: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] {
  parallelMap(list, jobs: jobs, state: noState, { _, element in transform(element) })
}

@Sendable private func noState() {}

/// A list of results that several threads fill, each place once.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let batch: Int
  private var next = 0
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let results: UnsafeMutablePointer<Result?>
  private let work: (_ next: () -> Range<Int>?, _ store: (Int, Result) -> Void) -> Void

  init(
    count: Int, batch: Int, work: @escaping (_ next: () -> Range<Int>?, _ store: (Int, Result) -> Void) -> Void
  ) {
    self.count = count
    self.batch = batch
    self.work = work
    results = .allocate(capacity: count)
    results.initialize(repeating: nil, count: count)
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    results.deinitialize(count: count)
    results.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The next batch of places that no thread has taken yet.
  private func take() -> Range<Int>? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    let start = next
    next = min(count, next + batch)
    return start..<next
  }

  private func toil() {
    work({ take() }, { results[$0] = $1 })
  }

  func run(jobs: Int) -> [Result] {
    let threads = (1..<jobs).compactMap { _ in startThread { self.toil() } }
    toil()
    for thread in threads { pthread_join(thread, nil) }
    return (0..<count).map { results[$0]! }
  }
}
