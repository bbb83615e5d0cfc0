#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read.
enum ReadFailure: Error, Equatable {
  /// `open` or `read` failed with this error number.
  case system(Int32)
  /// A FIFO, socket or device: reading it could wait for ever.
  case notRegular
  case isDirectory
  /// It has more bytes than are wanted of such a file.
  case tooLarge(limit: Int)

  /// A clause for a message: `No such file or directory`.
  var text: String {
    switch self {
    case .system(let code): systemMessage(code)
    case .notRegular: "it is not a regular file"
    case .isDirectory: "it is a directory"
    case .tooLarge(let limit): "it has more than \(sizeText(limit))"
    }
  }

  /// Whether it is too large.
  var isTooLarge: Bool { if case .tooLarge = self { true } else { false } }
}

/// A number of bytes, exactly: `16 MB`, `1000 bytes`.
func sizeText(_ bytes: Int) -> String {
  bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
}

/// What a file may hold that is no Swift: configurations, baselines.
private let largestOtherFile = 64 << 20

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String {
  var text = [CChar](repeating: 0, count: 256)
  guard strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
  return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}

/// The bytes of a file. `read()` beats `mmap`, and the bytes go straight to where they stay.
///
/// - Parameters:
///   - directory: an open folder that `path` is relative to, or `AT_FDCWD`.
///   - limit: a file with more bytes is not read.
func readFile(_ path: String, in directory: Int32, atMost limit: Int) -> Result<[UInt8], ReadFailure> {
  // Without O_NONBLOCK opening a FIFO waits for a writer.
  let descriptor = openat(directory, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return .failure(.system(errno)) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return .failure(.system(errno)) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: return .failure(.isDirectory)
  default: return .failure(.notRegular)
  }
  return readToEnd(of: descriptor, expecting: Int(status.st_size), atMost: limit)
}

/// The bytes of a file, or why they cannot be had.
public func readFile(_ path: String) -> Result<[UInt8], FileProblem> {
  readFile(path, in: AT_FDCWD, atMost: largestOtherFile).mapError { FileProblem(path: path, reason: $0.text) }
}

/// All of standard input.
public func readStandardInput() -> Result<[UInt8], FileProblem> {
  readToEnd(of: 0, atMost: largestOtherFile).mapError { FileProblem(path: "-", reason: $0.text) }
}

/// - Parameters:
///   - size: what a file says of itself. It may have grown or shrunk since, and a stream says nothing.
///   - limit: more bytes are not read. Byte offsets have 32 bits.
func readToEnd(
  of descriptor: Int32, expecting size: Int = 0, atMost limit: Int = 1 << 30
) -> Result<[UInt8], ReadFailure> {
  guard size <= limit else { return .failure(.tooLarge(limit: limit)) }
  var failure: ReadFailure?
  // One byte more than expected, so that the usual file ends in the first read.
  var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
    failure = fill(buffer, from: descriptor, expecting: size, count: &count)
  }
  var room = 1 << 16
  while failure == nil && bytes.count > size {
    // There is more than was expected.
    let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      failure = fill(buffer, from: descriptor, count: &count)
    }
    if more.isEmpty { break }
    bytes += more
    if bytes.count > limit { failure = .tooLarge(limit: limit) }
    if more.count < room { break }
    room *= 2
  }
  return failure.map { .failure($0) } ?? .success(bytes)
}

/// Reads until the buffer is full or the stream ends.
/// - Parameter size: a file of this size, if it is not 0, has ended when a read brings so many bytes and not all that
///   were wanted: it need not be asked once more.
private func fill(
  _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, expecting size: Int = 0, count: inout Int
) -> ReadFailure? {
  count = 0
  while count < buffer.count {
    let got = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
    if got == 0 { return nil }
    if got > 0 {
      count += got
      if count == size && size > 0 { return nil }
    } else if errno != EINTR {
      return .system(errno)
    }
  }
  return nil
}

/// A file that could not be read or written, and why.
public struct FileProblem: Error, Equatable, Sendable {
  /// As the caller has given it; `-` for standard input.
  public var path: String
  /// A clause, often the system's own words: `No such file or directory`.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
