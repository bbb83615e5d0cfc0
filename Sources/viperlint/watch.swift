import LintReports
import Linter
import SourceText
import Workspace

/// `viperlint watch [paths…]`: checks, and after each save says what is new, what is gone, and how much there is.
///
/// It ends when its output is not read any more, or by a signal.
func watch(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let here = workingDirectory()
  var project = LiveProject(folder: here, flags: invocation.values, paths: invocation.operands)
  var report = project.check(overlay: [:], isDiskNew: true)
  guard let examination = project.examination, let opened = project.project else { return .untrustworthy }
  var surroundings = surroundings(of: examination, opened)
  surroundings.terminal = console.resultStyle
  guard console.write(render(report, as: .text, in: surroundings)) else { return .untrustworthy }
  var folders = project.watchedFolders
  var watch = FolderWatch(folders)
  console.say("viperlint: \(project.counts); waiting for changes below \(folders.joined(separator: ", "))\n")
  // The watch does not tell what happened before it began.
  var isNew = true
  while true {
    // The reader may go while nothing happens.
    guard isNew || watch.waitsForChange(within: 10) else {
      if !isHeard(1) { return .clean }
      continue
    }
    // Thousands of files may change at once, when a branch is switched: what is half done is not worth a look.
    let start = monotonicSeconds()
    while watch.waitsForChange(within: 0.1), monotonicSeconds() - start < 2 {}
    let old = report
    report = project.check(overlay: [:], isDiskNew: true)
    let news = changes(from: old, to: report)
    if news.isEmpty {
      if !isNew { console.say("viperlint: no news: \(project.counts)\n") }
    } else if !console.write(news + "\(project.counts)\n") {
      return .untrustworthy
    }
    isNew = project.watchedFolders != folders
    if isNew {
      folders = project.watchedFolders
      watch = FolderWatch(folders)
    }
  }
}

extension LiveProject {
  /// How much there is to do.
  var counts: String {
    guard let report = examination?.report else { return "nothing was checked" }
    let fatal = report.problems.count(where: \.isFatal)
    return counted(report.tally.errors, "error") + ", " + counted(report.tally.warnings, "warning")
      + (fatal > 0 ? "; incomplete: " + counted(fatal, "problem") : "")
  }

  /// Where the files lie that a check reads, absolute: no folder lies in another one.
  var watchedFolders: [String] {
    guard let project else { return [folder] }
    let here = project.selection.workingDirectory
    var folders = project.selection.paths.map { SlashPath.joined(here, $0) }
    folders += project.configurationFiles.map(SlashPath.folder(of:))
    folders += examination?.baselines.map(\.folder) ?? []
    if folders.isEmpty { folders = [project.root] }
    let all = Set(folders.map { isDirectory($0) == true ? $0 : SlashPath.folder(of: $0) })
    return all.filter { folder in !all.contains { $0 != folder && remainder(of: folder, below: $0) != nil } }.sorted()
  }
}

/// Lines that came and lines that went, each with its sign; nothing where the reports say the same.
func changes(from old: Report, to new: Report) -> String {
  let (before, after) = (lines(of: old), lines(of: new))
  var left: [String: Int] = [:]
  for line in before { left[line.key, default: 0] += 1 }
  var came: [String] = []
  for line in after {
    if left[line.key, default: 0] > 0 { left[line.key]! -= 1 } else { came.append("+ " + line.text + "\n") }
  }
  var went: [String] = []
  for line in before where left[line.key, default: 0] > 0 {
    left[line.key]! -= 1
    went.append("- " + line.text + "\n")
  }
  return (went + came).joined()
}

/// What a report says in lines; the key of a line stays what it is when its code moves.
private func lines(of report: Report) -> [(key: String, text: String)] {
  let findings = report.findings.filter { $0.standing == .active }.map { finding -> (String, String) in
    let place = finding.place
    let severity = finding.severity.word
    return (
      finding.fingerprint,
      "\(place.path):\(place.line):\(place.column): \(severity): \(finding.message) [\(finding.rule)]"
    )
  }
  let problems = report.problems.map { problem -> (String, String) in
    let severity = problem.severity.word
    let place = problem.place.map { $0.path + ($0.line > 0 ? ":\($0.line):\($0.column): " : ": ") } ?? ""
    let rule = problem.rule.map { " [\($0)]" } ?? ""
    return (
      "\(problem.rule ?? "") \(problem.place?.path ?? "") \(problem.message)",
      "\(place)\(severity): \(problem.message)\(rule)"
    )
  }
  return (problems + findings).map { ($0.0, onOneLine($0.1)) }
}
