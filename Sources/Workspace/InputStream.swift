#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that arrive over a pipe, whenever the other end writes.
public struct InputStream: Sendable {
  /// What came of waiting.
  public enum Outcome: Sendable, Equatable {
    case bytes([UInt8])
    /// The time is over, and nothing has arrived.
    case nothing
    /// The other end stopped writing.
    case ended
  }

  private let descriptor: Int32

  /// - Parameter descriptor: open, and not read by other code.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// What has arrived, as soon as something has.
  ///
  /// - Parameter seconds: how long to wait; 0: not at all.
  public func next(within seconds: Double) -> Outcome {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&wanted, 1, Int32(max(0, seconds * 1000)))
    // A signal cuts the waiting short.
    if count <= 0 { return count < 0 && errno != EINTR ? .ended : .nothing }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let got = read(descriptor, buffer.baseAddress!, buffer.count)
      failed = got < 0 && errno != EINTR && errno != EAGAIN
      count = max(0, got)
      if got == 0 { failed = true }
    }
    return failed ? .ended : bytes.isEmpty ? .nothing : .bytes(bytes)
  }
}

/// Whether there is a process with this number.
public func isRunning(_ process: Int) -> Bool {
  guard let process = pid_t(exactly: process), process > 0 else { return true }
  return kill(process, 0) == 0 || errno != ESRCH
}
