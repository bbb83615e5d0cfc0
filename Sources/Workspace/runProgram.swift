#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How another program ended and what it said.
struct ProgramOutcome {
  /// How it ended.
  enum End: Equatable {
    case status(Int32)
    case signal
    /// It had not ended when its time was over, and was killed.
    case timeIsOver
    /// It wrote more than we want to store, and was killed.
    case tooMuchOutput
  }

  var end: End
  var output: [UInt8]
  var complaint: String
}

/// Runs a program that is found through `PATH` and waits for it. Nil when it cannot be started.
///
/// - Parameters:
///   - input: what it reads; nil: nothing.
///   - seconds: how long it may take.
///   - changes: variables of its environment that are not as ours are; nil: it has none of this name.
func runProgram(
  _ name: String, _ arguments: [String], input: [UInt8]? = nil, environment changes: [String: String?] = [:],
  within seconds: Double
) -> ProgramOutcome? {
  // Files instead of pipes: neither side waits for the other, and only one pipe has to be emptied.
  let file = input == nil ? nil : tmpfile()
  defer { if let file { fclose(file) } }
  guard let complaint = tmpfile() else { return nil }
  defer { fclose(complaint) }
  if let input {
    guard let file, writeBytes(input, to: fileno(file)) == .written, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      return nil
    }
  }
  guard let output = makePipe() else { return nil }
  defer { close(output.read) }
  let process = spawn(name, arguments, changes, input: file.map { fileno($0) }, output, complaint: fileno(complaint))
  close(output.write)
  guard let process else { return nil }
  let (said, end) = listen(to: output.read, of: process, within: seconds)
  // The place in the file is shared with the program that wrote it.
  lseek(fileno(complaint), 0, SEEK_SET)
  let complained = (try? readToEnd(of: fileno(complaint)).get()) ?? []
  return ProgramOutcome(end: end, output: said, complaint: String(decoding: complained, as: UTF8.self))
}

private func spawn(
  _ name: String, _ arguments: [String], _ changes: [String: String?], input: Int32?,
  _ output: (read: Int32, write: Int32), complaint: Int32
) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // The program must not ignore the signals that we ignore.
  var usual = sigset_t()
  sigemptyset(&usual)
  sigaddset(&usual, SIGPIPE)
  sigaddset(&usual, SIGXFSZ)
  posix_spawnattr_setsigdefault(&attributes, &usual)
  // The process that started us may have blocked the signal that ends it. (It stays in our group: Ctrl-C ends both.)
  var blocked = sigset_t()
  sigemptyset(&blocked)
  posix_spawnattr_setsigmask(&attributes, &blocked)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  if let input {
    posix_spawn_file_actions_adddup2(&actions, input, 0)
  } else {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  }
  posix_spawn_file_actions_adddup2(&actions, output.write, 1)
  posix_spawn_file_actions_adddup2(&actions, complaint, 2)
  for descriptor in [output.read, output.write, complaint] where descriptor > 2 {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  let inherited = inheritedVariables().filter { variable in
    !changes.keys.contains { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }
  }
  let own = changes.compactMap { name, value in value.map { strdup("\(name)=\($0)") } }
  defer { for variable in own { free(variable) } }
  let environment: [UnsafeMutablePointer<CChar>?] = inherited + own + [nil]
  var process = pid_t()
  return posix_spawnp(&process, name, &actions, &attributes, words, environment) == 0 ? process : nil
}

/// What a program says until it ends, or has to.
private func listen(
  to descriptor: Int32, of process: pid_t, within seconds: Double
) -> (said: [UInt8], end: ProgramOutcome.End) {
  let start = monotonicSeconds()
  func millisecondsLeft() -> Int32 { Int32(max(0, min(1e9, (start + seconds - monotonicSeconds()) * 1000))) }
  var said: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let answer = poll(&question, 1, millisecondsLeft())
    if answer < 0 && errno == EINTR { continue }
    guard answer > 0 else { return (said, kill(process, because: .timeIsOver)) }
    let count = read(descriptor, &piece, piece.count)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    said += piece[..<count]
    if said.count > 1 << 30 { return (said, kill(process, because: .tooMuchOutput)) }
  }
  // Most programs end when they have closed their output, and some do later.
  var status: Int32 = 0
  var pause: UInt32 = 100
  while true {
    let ended = waitpid(process, &status, WNOHANG)
    if ended == process || ended < 0 && errno != EINTR { break }
    if millisecondsLeft() == 0 { return (said, kill(process, because: .timeIsOver)) }
    usleep(pause)
    pause = min(pause * 2, 10_000)
  }
  return (said, status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal)
}

/// Ends a process: politely, so that it can take its own helpers with it, then for good.
private func kill(_ process: pid_t, because end: ProgramOutcome.End) -> ProgramOutcome.End {
  func send(_ signal: Int32) {
    #if canImport(Glibc)
      _ = Glibc.kill(process, signal)
    #elseif canImport(Musl)
      _ = Musl.kill(process, signal)
    #else
      _ = Darwin.kill(process, signal)
    #endif
  }
  var status: Int32 = 0
  send(SIGTERM)
  for _ in 0..<50 {
    if waitpid(process, &status, WNOHANG) != 0 { return end }
    usleep(10_000)
  }
  send(SIGKILL)
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return end
}

private func inheritedVariables() -> [UnsafeMutablePointer<CChar>] {
  #if canImport(Darwin)
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
  #else
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
  #endif
  var variables: [UnsafeMutablePointer<CChar>] = []
  while let variable = first?[variables.count] { variables.append(variable) }
  return variables
}

private func makePipe() -> (read: Int32, write: Int32)? {
  var ends: [Int32] = [-1, -1]
  return pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
}
