import LintReports
import Linter
import SourceText
import Workspace

/// The runs that the file of `--history` knows, and this one at their end. Empty where the user did not ask; nil, with
/// a message, where the file cannot be read.
func history(with report: Report, _ invocation: Invocation, _ console: Console) -> [HistoryEntry]? {
  guard let name = invocation.value(.history) else { return [] }
  let path = SlashPath.joined(workingDirectory(), name)
  var entries: [HistoryEntry] = []
  // The first run begins the file.
  if isDirectory(path) != nil {
    let bytes: [UInt8]
    switch readFile(path) {
    case .success(let found): bytes = found
    case .failure(let problem):
      console.complain("cannot read `\(name)`: \(problem.reason)")
      return nil
    }
    for (index, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").enumerated() {
      if let entry = HistoryEntry(line: String(line)) {
        entries.append(entry)
      } else {
        console.say("viperlint: warning: \(name):\(index + 1): this line is no run; it is left out\n")
      }
    }
  }
  return entries + [HistoryEntry(report, on: today())]
}

/// Adds this run to the file. A run that cannot be trusted would be a dent in a picture that shows progress.
/// - Returns: false when it did not arrive.
func remember(_ report: Report, _ invocation: Invocation, _ console: Console) -> Bool {
  guard let name = invocation.value(.history), !report.problems.contains(where: \.isFatal) else { return true }
  let line = HistoryEntry(report, on: today()).line
  guard let problem = appendToFile(line.utf8, at: SlashPath.joined(workingDirectory(), name)) else { return true }
  console.complain("cannot write `\(name)`: \(problem.reason)")
  return false
}
