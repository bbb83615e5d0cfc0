import LintRules
import Linter
import SourceText
import SwiftReader
import Workspace

/// Reads the sources of a project and judges them. Problems of reading travel with the report.
///
/// - Parameter ignoresBaseline: for commands that ask what there is, and for writing a baseline.
func examine(
  _ project: Project, _ invocation: Invocation, wantsMap: Bool, ignoresBaseline: Bool = false, timings: inout Timings,
  _ console: Console
) -> Report {
  guard let rulebook = project.rulebook else {
    // Without rules nothing can be judged; the report says why.
    return Report(preset: invocation.value(.preset) ?? "", problems: project.problems)
  }
  let progress = console.progress()
  defer { progress?.end() }
  let sources = readSources(project.selection, jobs: jobs(invocation), whenRead: progress?.countFile)
  progress?.beginJudging(sources.files.count)
  timings.end("read")
  let report = judge(
    sources, by: rulebook, of: project, invocation, wantsMap: wantsMap, ignoresBaseline: ignoresBaseline)
  timings.end("lint")
  return report
}

/// Judges what was read, and says only what was asked about.
///
/// - Parameter vocabularies: findings shall say what can be done about them.
func judge(
  _ sources: Sources, by rulebook: Rulebook, of project: Project, _ invocation: Invocation, wantsMap: Bool = false,
  ignoresBaseline: Bool = false, vocabularies: ImportVocabularies? = nil
) -> Report {
  var request = LintRequest()
  request.jobs = jobs(invocation)
  request.allowsEmpty = invocation.has(.allowEmpty)
  request.only = invocation.has(.only) ? Set(invocation.list(.only)) : nil
  request.skip = Set(invocation.list(.skip))
  request.wantsMap = wantsMap
  request.importVocabularies = vocabularies
  request.alternatives = project.alternatives
  request.located = { project.pathFromRoot($0) }
  request.today = today()
  var report = lint(
    sources.files, rulebook: rulebook, baseline: ignoresBaseline ? nil : project.baseline, request: request)
  report.problems += project.problems + sources.problems + nestedConfigurations(project, sources.configurations)
  if !invocation.has(.allowEmpty) { report.problems += emptyFolders(project, sources.files.map(\.path)) }
  if let isChosen = project.choice { report = report.narrowed(to: isChosen) }
  return report
}

extension Project {
  /// Whether a file (as the report names it) is one of those that were asked about; nil: all are.
  var choice: ((String) -> Bool)? {
    guard let filter else { return nil }
    let files = Set(filter)
    let here = selection.workingDirectory
    return { path in
      let path = SlashPath.joined(here, path)
      return files.contains(path) || filter.contains { remainder(of: path, below: $0) != nil }
    }
  }
}

/// How many threads read.
func jobs(_ invocation: Invocation) -> Int {
  invocation.value(.jobs).flatMap { Int($0) } ?? processorCount()
}

/// Folders without a single Swift file: nothing was judged there, and that must not look like "nothing found".
private func emptyFolders(_ project: Project, _ files: [String]) -> [ReportedProblem] {
  let here = project.selection.workingDirectory
  var empty = project.givenFolders.filter { folder in
    let shown = project.selection.shown(SlashPath.joined(here, folder))
    let prefix = shown.hasSuffix("/") ? shown : shown + "/"
    return !files.contains { shown == "." ? !$0.hasPrefix("/") && !$0.hasPrefix("../") : $0.hasPrefix(prefix) }
  }
  if files.isEmpty && empty.isEmpty && !project.hasFailed { empty = [shownPath(project.root, from: here)] }
  return empty.map { .broken($0, "there is no Swift file to check here") }
}

/// Configurations below the paths that were read. One run has one rulebook so far; that must not stay unsaid.
private func nestedConfigurations(_ project: Project, _ found: [String]) -> [ReportedProblem] {
  let nested = found.filter { $0 != project.configurationPath }
  guard let first = nested.first else { return [] }
  let more = nested.count == 1 ? "" : " (and \(nested.count - 1) more)"
  return [
    ReportedProblem(
      rule: nil, severity: .warning, place: nil,
      message: "`\(project.selection.shown(first))`\(more) is not applied: one run has one configuration",
      isFatal: false)
  ]
}
