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
  /// Byte offsets have 32 bits.
  case tooLarge

  /// A clause for a message: `No such file or directory`.
  var text: String {
    switch self {
    case .system(let code): systemMessage(code)
    case .notRegular: "it is not a regular file"
    case .isDirectory: "it is a directory"
    case .tooLarge: "it has 4 GiB or more"
    }
  }
}

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String {
  var text = [CChar](repeating: 0, count: 256)
  guard strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
  return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
}

/// Memory that one worker reads file after file into: `read()` beats `mmap`, and nothing is allocated per file.
struct FileBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer

  init(capacity: Int = 1 << 18) {
    memory = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// Reads a whole file. The bytes are valid until the next call.
  /// - Parameter directory: an open folder that `path` is relative to, or `AT_FDCWD`.
  mutating func read(_ path: String, in directory: Int32) -> Result<UnsafeBufferPointer<UInt8>, ReadFailure> {
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
    return fill(from: descriptor, expecting: Int(status.st_size))
  }

  /// Reads to the end of a stream, e.g. standard input.
  mutating func fill(from descriptor: Int32, expecting size: Int = 0) -> Result<UnsafeBufferPointer<UInt8>, ReadFailure>
  {
    var count = 0
    // One byte more than expected, so that the usual file ends in the second, empty read without growing.
    reserve(size + 1, keeping: 0)
    while true {
      if count == memory.count { reserve(memory.count * 2, keeping: count) }
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, memory.baseAddress! + count, memory.count - count)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, memory.baseAddress! + count, memory.count - count)
      #else
        let got = Darwin.read(descriptor, memory.baseAddress! + count, memory.count - count)
      #endif
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        return .failure(.system(errno))
      }
      count += got
      guard count < Int(UInt32.max) else { return .failure(.tooLarge) }
    }
    return .success(UnsafeBufferPointer(start: memory.baseAddress!.assumingMemoryBound(to: UInt8.self), count: count))
  }

  private mutating func reserve(_ capacity: Int, keeping count: Int) {
    guard capacity > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}

/// The bytes of a file, or why they cannot be had.
public func readFile(_ path: String) -> Result<[UInt8], FileProblem> {
  var buffer = FileBuffer(capacity: 1 << 14)
  return buffer.read(path, in: AT_FDCWD).map { Array($0) }.mapError { FileProblem(path: path, reason: $0.text) }
}

/// All of standard input.
public func readStandardInput() -> Result<[UInt8], FileProblem> {
  var buffer = FileBuffer()
  return buffer.fill(from: 0).map { Array($0) }.mapError { FileProblem(path: "-", reason: $0.text) }
}

/// A file that could not be read or written, and why.
public struct FileProblem: Error, Equatable, Sendable {
  public var path: String
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
