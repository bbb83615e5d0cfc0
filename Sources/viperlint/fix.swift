import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint check --fix`: fixes what needs no decision, and reports what remains. With `--dry-run` nothing is
/// written, and every finding is still there: the report counts them all.
func fix(_ project: Project, _ invocation: Invocation, _ console: Console, _ timings: inout Timings) -> ExitCode {
  guard let rulebook = project.rulebook else {
    return refuse(untrustworthy(project, invocation), project, invocation, console, timings)
  }
  let vocabularies = RuleLibrary.builtInImportVocabularies
  let progress = console.progress()
  let sources = readSources(
    project.selection, jobs: jobs(invocation), skipsBodiesOfTests: true, whenRead: progress?.countFile)
  var configured = configure(sources, by: rulebook, of: project, invocation)
  progress?.beginJudging(configured.files.count)
  timings.end("read")
  var examination = judge(
    configured, of: project, invocation, wantsMap: invocation.wantsMap, vocabularies: vocabularies.value,
    whenDone: { timings.end($0) })
  progress?.end()
  timings.end("report")
  guard !examination.report.problems.contains(where: \.isFatal) else {
    console.complain("nothing is fixed, because the run is incomplete")
    return refuse(examination, project, invocation, console, timings)
  }

  var mending = Mending(project, examination.report, configured.files, isForced: invocation.has(.force))
  let diff = mending.files.map { renderDiff($0.removed.edits, in: $0.before, of: $0.path) }.joined()
  let isRehearsal = invocation.has(.dryRun)
  if !isRehearsal { mending.write() }
  timings.end("fix")
  if !isRehearsal && !mending.files.isEmpty {
    let mended = Dictionary(mending.files.map { ($0.path, $0.facts) }, uniquingKeysWith: { first, _ in first })
    configured.files = configured.files.map { file in
      mended[file.path].map {
        SourceFile(path: file.path, facts: $0, pathInProject: file.pathInProject, configuration: file.configuration)
      } ?? file
    }
    examination = judge(configured, of: project, invocation, wantsMap: invocation.wantsMap)
    timings.end("lint again")
  }
  examination.report.problems = (examination.report.problems + mending.problems).sorted(by: precedes)
  examination.report.repairs = mending.repairs
  examination.report.isRehearsal = isRehearsal
  let code = conclude(examination, diff: isRehearsal ? diff : nil, project, invocation, console, timings)
  if invocation.has(.timings) { console.say(timings.text) }
  return code
}

/// Reports a run after which nothing is fixed. Of a rehearsal standard output is a diff, and there is none.
private func refuse(
  _ examination: Examination, _ project: Project, _ invocation: Invocation, _ console: Console, _ timings: Timings
) -> ExitCode {
  guard invocation.has(.dryRun) else { return conclude(examination, project, invocation, console, timings) }
  for problem in examination.report.problems where problem.isFatal { console.complain(problem.line) }
  console.say(renderSummary(examination.report, seconds: timings.total, in: project.talkSurroundings(console)))
  return .untrustworthy
}

/// - Parameter diff: what a rehearsal prints instead of a report.
private func conclude(
  _ examination: Examination, diff: String? = nil, _ project: Project, _ invocation: Invocation, _ console: Console,
  _ timings: Timings
) -> ExitCode {
  let report = examination.report
  let hasArrived = diff.map { console.write($0) } ?? deliver(examination, of: project, invocation, console)
  // Formats of other tools know findings only, and a diff knows none.
  if diff != nil || reportFormat(invocation) != .text { console.say(renderRepairs(report)) }
  console.say(renderSummary(report, seconds: timings.total, in: project.talkSurroundings(console)))
  return hasArrived ? ExitCode(report, isStrict: invocation.has(.strict)) : .untrustworthy
}

/// The files of a run that can be mended, and what became of each finding that has to do with it.
private struct Mending {
  var files: [MendedFile] = []
  var repairs: [Repair] = []
  var problems: [ReportedProblem] = []

  init(_ project: Project, _ report: Report, _ sources: [SourceFile], isForced: Bool) {
    let here = project.selection.workingDirectory
    let facts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // A finding may be reported because of what it speaks of; what is not asked about is not written to.
    let isChosen = project.choice ?? { _ in true }
    let findings = report.findings.filter { $0.fix != nil && isChosen($0.place.path) }
    let paths = Set(findings.compactMap { if case .removeImport = $0.fix { $0.place.path } else { nil } }).sorted()
    let states = isForced ? [:] : commitStates(of: paths.map { SlashPath.joined(here, $0) })
    let findingsByPath = Dictionary(grouping: findings, by: \.place.path)
    for (path, found) in findingsByPath.sorted(by: { $0.key < $1.key }) {
      let removals = found.compactMap { if case .removeImport(let removal) = $0.fix { removal } else { nil } }
      let absolute = SlashPath.joined(here, path)
      var outcomes: [Repair.Outcome] = []
      if let source = facts[path], !removals.isEmpty {
        if let reason = states[absolute]?.objection {
          outcomes = removals.map { _ in .left(reason) }
        } else {
          switch mendFile(path, at: absolute, removals, decidedOn: source.facts, isForced: isForced) {
          case .failure(let problem): outcomes = removals.map { _ in .left(problem.reason) }
          case .success(let file):
            outcomes = file.removed.outcomes
            if !file.removed.edits.isEmpty { files.append(file) }
          }
        }
      }
      var rest = outcomes[...]
      for finding in found {
        let outcome: Repair.Outcome
        switch finding.fix {
        case .leave(let reason): outcome = .left(reason)
        case .removeImport, nil: outcome = rest.popFirst() ?? .left("the file cannot be found")
        }
        repairs.append(
          Repair(
            rule: finding.rule, place: finding.place, target: finding.object?.name ?? "", outcome: outcome))
      }
    }
  }

  /// Writes all files, each as a whole or not at all.
  mutating func write() {
    var failed: Set<String> = []
    for file in files {
      guard let problem = writeFileAtomically(file.removed.bytes, to: file.absolutePath) else { continue }
      problems.append(.broken(file.path, "cannot be written: \(problem.reason)"))
      failed.insert(file.path)
    }
    files.removeAll { failed.contains($0.path) }
    for index in repairs.indices where failed.contains(repairs[index].place.path) {
      repairs[index].outcome = .left("the file cannot be written")
    }
  }
}

extension CommitState {
  /// Why a file with this state is not written to.
  fileprivate var objection: String? {
    switch self {
    case .committed: nil
    case .edited: "the file has changes that are not committed (--force)"
    case .untracked: "git does not track the file (--force)"
    case .outside: "the file is in no git repository, so it could not be restored (--force writes it anyway)"
    case .unknown(let reason): "git could not restore the file (--force): \(reason)"
    }
  }
}
