import PlainJSON
import SourceText
import Workspace

/// `viperlint hook agent`: after an assistant has edited files, tells it on standard error what is wrong with them, and
/// ends with 2 where there are errors: that is what assistants show to their model.
///
/// Which files were edited stands in the JSON on standard input; where there is none, it is what has changed since the
/// last commit.
func runAgentHook(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let input = standardInput(within: 2)
  let event = readJSON(input, path: "standard input").root?.plain
  // A hook at the end of a turn that has spoken already must not hold its assistant for ever.
  if event?["stop_hook_active"] == true { return .clean }
  let edited = event.map { editedFiles(in: $0) } ?? []
  let files = edited.map { SlashPath.joined(event?["cwd"]?.text ?? workingDirectory(), $0) }.filter {
    (SourceKind($0) != nil || isConfiguration($0)) && isDirectory($0) == false
  }
  // It has edited something, and nothing of ours.
  if !edited.isEmpty && files.isEmpty { return .clean }
  var here = workingDirectory()
  if let first = files.first, remainder(of: realPath(first) ?? first, below: here) == nil {
    here = homeOfFile(realPath(first) ?? first)
  }
  let inside = files.filter { remainder(of: realPath($0) ?? $0, below: here) != nil }
  var flags: [Flag: [String]] = [.allowEmpty: [""]]
  if !files.isEmpty {
    flags[.reportOnly] = [""]
  } else if (try? Git.repository(of: here).get())?.hasCommit == true {
    flags[.since] = ["HEAD"]
  }
  var project = LiveProject(folder: here, flags: invocation.values)
  let (text, code) = project.agentReport(flags: flags, paths: inside)
  guard code != .clean else { return .clean }
  _ = writeBytes(text.utf8, to: 2)
  return .untrustworthy
}

/// What stands on standard input, where something is written there at all.
private func standardInput(within seconds: Double) -> [UInt8] {
  if isTerminal(0) { return [] }
  let stream = InputStream(descriptor: 0)
  var bytes: [UInt8] = []
  let end = monotonicSeconds() + seconds
  while bytes.count < 64 << 20 {
    switch stream.next(within: max(0, end - monotonicSeconds())) {
    case .bytes(let more): bytes += more
    case .nothing: if monotonicSeconds() >= end { return bytes }
    case .ended: return bytes
    }
  }
  return bytes
}

/// The files that an event speaks of, as it names them: under the keys that assistants use, and in patches.
func editedFiles(in event: JSON) -> [String] {
  let keys: Set = [
    "file_path", "filePath", "filepath", "file_paths", "filePaths", "files", "path", "paths", "target_file",
    "notebook_path",
  ]
  var found: [String] = []
  func add(_ path: String) { if !path.isEmpty && !found.contains(path) { found.append(path) } }
  func look(at value: JSON, isNamed: Bool) {
    switch value {
    case .object(let members): for member in members { look(at: member.value, isNamed: keys.contains(member.key)) }
    case .array(let elements): for element in elements { look(at: element, isNamed: isNamed) }
    case .string(let text):
      if isNamed { add(text) }
      guard text.contains("*** Begin Patch") else { return }
      for line in text.split(separator: "\n") {
        for mark in ["*** Update File: ", "*** Add File: ", "*** Move to: "] where line.hasPrefix(mark) {
          add(String(line.dropFirst(mark.count)))
        }
      }
    case .null, .bool, .integer, .number: break
    }
  }
  look(at: event, isNamed: false)
  return found
}
