#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long a write to a named pipe or a device waits, in seconds.
struct Patience {
  /// For a program that opens a named pipe to read it. It may have been started with us, and be slower.
  var untilOpened = 3.0
  /// For a program that reads a named pipe, and has stopped reading.
  var untilRead = 60.0
}

/// Writes to something that is neither a file nor a folder: a named pipe, a device.
///
/// Opening a named pipe waits until another program reads it, which may be never, and so does writing to a full one.
///
/// - Returns: why the bytes did not arrive; nil when they did, or when the reader has gone away.
func writeToSpecialFile(
  _ bytes: some Sequence<UInt8>, at path: String, patience: Patience = Patience()
) -> String? {
  var descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
  // `ENXIO`: a named pipe without a reader.
  let pauses = Int(patience.untilOpened / 0.05)
  for _ in 0..<pauses where descriptor < 0 && errno == ENXIO && isNamedPipe(path) {
    usleep(50_000)
    descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
  }
  guard descriptor >= 0 else {
    return errno == ENXIO && isNamedPipe(path) ? "it is a named pipe, and no program reads it" : systemMessage(errno)
  }
  defer { close(descriptor) }
  return Array(bytes).withUnsafeBytes { write($0, to: descriptor, patience) }
}

private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ patience: Patience) -> String? {
  var rest = bytes
  while !rest.isEmpty {
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, rest.baseAddress!, rest.count)
    #elseif canImport(Musl)
      let count = Musl.write(descriptor, rest.baseAddress!, rest.count)
    #else
      let count = Darwin.write(descriptor, rest.baseAddress!, rest.count)
    #endif
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      continue
    }
    switch errno {
    case EINTR: continue
    case EPIPE: return nil
    case EAGAIN:
      var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let answer = poll(&question, 1, Int32(patience.untilRead * 1000))
      if answer == 0 { return "it is a named pipe, and the program at its other end does not read" }
      if answer < 0 && errno != EINTR { return systemMessage(errno) }
    default: return systemMessage(errno)
    }
  }
  return nil
}

private func isNamedPipe(_ path: String) -> Bool {
  var status = stat()
  let code = errno
  defer { errno = code }
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
}
