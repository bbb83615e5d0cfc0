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
/// - Parameters:
///   - input: what it reads; nil: nothing.
///   - changes: variables of its environment that are not as ours are; nil: it has none of this name.
func runProgram(
  _ name: String, _ arguments: [String], input: [UInt8]? = nil, environment changes: [String: String?] = [:]
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
  posix_spawn_file_actions_adddup2(&actions, fileno(complaint), 2)
  for descriptor in [output.read, output.write, fileno(complaint)] where descriptor > 2 {
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
  let failure = posix_spawnp(&process, name, &actions, nil, words, environment)
  close(output.write)
  defer { close(output.read) }
  guard failure == 0 else { return nil }
  let said = (try? readToEnd(of: output.read).get()) ?? []
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  // The place in the file is shared with the program that wrote it.
  lseek(fileno(complaint), 0, SEEK_SET)
  let complained = (try? readToEnd(of: fileno(complaint)).get()) ?? []
  let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  return ProgramOutcome(status: code, output: said, complaint: String(decoding: complained, as: UTF8.self))
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
