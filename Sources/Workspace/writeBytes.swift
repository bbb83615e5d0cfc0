import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a write ended.
public enum WriteOutcome: Sendable, Equatable {
  case written
  /// The other end is not read any more (`viperlint check | head -1`).
  case closedPipe
  case failed(String)
}

/// Writes all bytes to an open descriptor. SIGPIPE has to be ignored for `closedPipe` to be seen.
public func writeBytes(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> WriteOutcome {
  let outcome = bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
  return outcome ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
}

private func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> WriteOutcome {
  var rest = UnsafeRawBufferPointer(bytes)
  while !rest.isEmpty {
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, rest.baseAddress!, rest.count)
    #elseif canImport(Musl)
      let count = Musl.write(descriptor, rest.baseAddress!, rest.count)
    #else
      let count = Darwin.write(descriptor, rest.baseAddress!, rest.count)
    #endif
    if count < 0 {
      if errno == EINTR { continue }
      return errno == EPIPE ? .closedPipe : .failed(systemMessage(errno))
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return .written
}

/// A closed pipe and a file that may not grow any more (`ulimit -f`) shall be answers of `write`, not the end of the
/// process.
public func takeFailedWritesAsAnswers() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// Writes a file as a whole or not at all: the bytes go to a new file beside it, which then takes its place. A reader
/// sees the old text or the new one, and after a failure the old one is still there. Permissions are kept.
public func writeFileAtomically(
  _ bytes: some Sequence<UInt8>, to path: String, isExecutable: Bool = false
) -> FileProblem? {
  // Behind `/dev/stdout` there may be a file of the shell's, which it goes on writing to.
  if let descriptor = openDescriptor(path) {
    guard case .failed(let reason) = writeBytes(bytes, to: descriptor) else { return nil }
    return FileProblem(path: path, reason: reason)
  }
  var status = stat()
  let target = realPath(path) ?? path
  let exists = stat(target, &status) == 0
  if exists && status.st_mode & S_IFMT != S_IFREG {
    // `/dev/null`, a named pipe: nothing to replace.
    return writeToSpecialFile(bytes, at: target).map { FileProblem(path: path, reason: $0) }
  }
  let mode = (exists ? status.st_mode & 0o777 : 0o644) | (isExecutable ? 0o111 : 0)
  let (descriptor, temporary) = openNewFile(beside: target, mode)
  guard descriptor >= 0 else { return FileProblem(path: path, reason: systemMessage(errno)) }
  if exists {
    // A new file's mode is narrowed by the mask of the process, and root's files are root's.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, mode)
  }
  var failure: String?
  if case .failed(let reason) = writeBytes(bytes, to: descriptor) { failure = reason }
  if failure == nil, fsync(descriptor) != 0 { failure = systemMessage(errno) }
  if close(descriptor) != 0, failure == nil { failure = systemMessage(errno) }
  if failure == nil, rename(temporary, target) != 0 { failure = systemMessage(errno) }
  guard let failure else { return nil }
  unlink(temporary)
  return FileProblem(path: path, reason: failure)
}

/// A new file in the folder of another, open; the descriptor is negative where there can be none, and `errno` says why.
/// Where a process was killed its file is left, and in a container the next one may have its number.
private func openNewFile(beside path: String, _ mode: mode_t) -> (descriptor: Int32, path: String) {
  var name = ""
  for number in 0..<100 {
    name = SlashPath.joined(SlashPath.folder(of: path), ".viperlint-\(getpid())-\(number).tmp")
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor >= 0 || errno != EEXIST { return (descriptor, name) }
  }
  return (-1, name)
}

/// The descriptor of this process that a path stands for: `/dev/stdout`, `/dev/fd/3`.
private func openDescriptor(_ path: String) -> Int32? {
  switch path {
  case "/dev/stdout": return 1
  case "/dev/stderr": return 2
  default:
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    return folders.lazy.filter(path.hasPrefix).compactMap { Int32(path.dropFirst($0.utf8.count)) }.first
  }
}

/// Adds lines to the end of a file, which is made where there is none. They begin on a line of their own, also where
/// the last one was never ended.
public func appendToFile(_ lines: some Sequence<UInt8>, at path: String) -> FileProblem? {
  var status = stat()
  if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
    return writeToSpecialFile(lines, at: path).map { FileProblem(path: path, reason: $0) }
  }
  // The end of a file that may only be written to cannot be read.
  let descriptor = [O_RDWR, O_WRONLY].lazy.map { open(path, $0 | O_CREAT | O_APPEND | O_CLOEXEC, 0o644) }
    .first { $0 >= 0 }
  guard let descriptor else { return FileProblem(path: path, reason: systemMessage(errno)) }
  defer { close(descriptor) }
  let end = lseek(descriptor, 0, SEEK_END)
  var last: UInt8 = 0x0A
  if end > 0, pread(descriptor, &last, 1, end - 1) != 1 { last = 0x0A }
  let bytes = (last == 0x0A ? [] : [0x0A]) + Array(lines)
  if case .failed(let reason) = writeBytes(bytes, to: descriptor) { return FileProblem(path: path, reason: reason) }
  return nil
}

/// Gives a file another name; what had that name is gone.
public func moveFile(_ path: String, to other: String) -> FileProblem? {
  rename(path, other) == 0 ? nil : FileProblem(path: path, reason: systemMessage(errno))
}

/// Deletes a file; of a symbolic link the link. A folder, or nothing at all, is a problem.
public func removeFile(_ path: String) -> FileProblem? {
  unlink(path) == 0 ? nil : FileProblem(path: path, reason: systemMessage(errno))
}

/// Makes a folder, and those above it, where there is none.
public func makeFolder(_ path: String) -> FileProblem? {
  if isDirectory(path) == true { return nil }
  let parent = SlashPath.folder(of: path)
  if parent != path, let problem = makeFolder(parent) { return problem }
  return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : FileProblem(path: path, reason: systemMessage(errno))
}
