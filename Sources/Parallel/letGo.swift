#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives up a large value on a thread of its own: taking it apart, piece by piece, takes a while, and the caller does
/// not wait for it.
///
/// - Parameters:
///   - value: the caller must not hold it any more.
///   - jobs: with 1 it happens at once.
public func letGo<Value: Sendable>(_ value: consuming Value, jobs: Int) {
  guard jobs > 1 else { return }
  let last = value
  if let thread = startThread({ withExtendedLifetime(last) {} }) { pthread_detach(thread) }
}
