#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How another program ended and what it said.
struct ProgramOutcome {
  /// -1 when a signal ended it.
  var status: Int32
  var output: [UInt8]
  var complaint: String
}

/// Runs a program that is found through `PATH` and waits for it. Nil when it cannot be started.
///
/// - Parameter input: what it reads; nil: nothing.
func runProgram(_ name: String, _ arguments: [String], input: [UInt8]? = nil) -> ProgramOutcome? {
  // A file instead of a pipe: neither side waits for the other.
  let file = input == nil ? nil : tmpfile()
  defer { if let file { fclose(file) } }
  if let input {
    guard let file, writeBytes(input, to: fileno(file)) == .written, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      return nil
    }
  }
  guard let output = makePipe(), let complaint = makePipe() else { return nil }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let file {
    posix_spawn_file_actions_adddup2(&actions, fileno(file), 0)
  } else {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  }
  posix_spawn_file_actions_adddup2(&actions, output.write, 1)
  posix_spawn_file_actions_adddup2(&actions, complaint.write, 2)
  for descriptor in [output.read, output.write, complaint.read, complaint.write] where descriptor > 2 {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  #if canImport(Darwin)
    let environment = _NSGetEnviron().pointee
  #else
    let environment = environ
  #endif
  var process = pid_t()
  let failure = posix_spawnp(&process, name, &actions, nil, words, environment)
  close(output.write)
  close(complaint.write)
  defer {
    close(output.read)
    close(complaint.read)
  }
  guard failure == 0 else { return nil }
  // What it complains about is short and fits into the pipe until its output has been read.
  let said = (try? readToEnd(of: output.read).get()) ?? []
  let complained = (try? readToEnd(of: complaint.read).get()) ?? []
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  return ProgramOutcome(status: code, output: said, complaint: String(decoding: complained, as: UTF8.self))
}

private func makePipe() -> (read: Int32, write: Int32)? {
  var ends: [Int32] = [-1, -1]
  return pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
}
