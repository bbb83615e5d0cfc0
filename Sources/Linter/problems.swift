import LintRules
import ProjectModel
import RuleEngine
import SourceText
import SwiftFacts

/// Regions that could not be read, as problems of the rule about them. A broken file says each kind a few times, then how
/// often it would go on.
func readProblems(of project: Project) -> [ReportedProblem] {
  guard let severity = project.rulebook.rule("unparsed-code")?.severity.problemSeverity else { return [] }
  let enough = 3
  return project.table.files.indices.flatMap { number -> [ReportedProblem] in
    let problems = project.table.files[number].facts.problems
    guard !problems.isEmpty else { return [] }
    let counts = Dictionary(grouping: problems, by: \.kind).mapValues(\.count)
    var said: [ReadProblem.Kind: Int] = [:]
    return problems.compactMap { problem in
      said[problem.kind, default: 0] += 1
      guard said[problem.kind]! <= enough else { return nil }
      let left = counts[problem.kind]! - enough
      let more = said[problem.kind] == enough && left > 0 ? " (and \(left) more like it in this file)" : ""
      return ReportedProblem(
        rule: "unparsed-code", severity: severity, place: project.place(UInt32(number), problem.range),
        message: message(problem.kind) + more, isFatal: problem.kind == .invalidUTF8)
    }
  }
}

private func message(_ kind: ReadProblem.Kind) -> String {
  switch kind {
  case .invalidUTF8: "this file is not UTF-8; save it as UTF-8 to have it checked"
  case .unterminatedComment: "this comment has no end; what follows was not checked"
  case .unterminatedString: "this string has no end; the rest of the line was not checked"
  case .unterminatedInterpolation: "this interpolation has no end; the rest of it was not checked"
  case .unparsedCode: "this code was not understood and not checked"
  case .unbalancedBrackets: "brackets do not match here; what is inside may be checked in part only"
  case .nestingTooDeep: "this code is nested too deeply and was not checked"
  case .conflictMarker: "a conflict marker was left in the file; both sides were read"
  case .malformedDirective:
    "this `viperlint:` comment is not understood; write `// viperlint:ignore <rule> -- <reason>`"
  }
}

/// Rules and exceptions that were in vain: each said once.
func complaints(about judgement: Judgement, in project: Project) -> [ReportedProblem] {
  var problems: [ReportedProblem] = []
  if let severity = project.rulebook.rule("idle-rule")?.severity.problemSeverity {
    for number in judgement.idleRules {
      let rule = project.rulebook.rules[number]
      // Idle rules of the preset are only counted: most projects have no use for some of them.
      guard rule.origin == .custom || rule.isNamed else { continue }
      problems.append(
        ReportedProblem(
          rule: "idle-rule", severity: severity, place: nil,
          message: "rule `\(rule.rule.id)` looked at nothing: no type of this project is its subject", isFatal: false))
    }
    for exception in judgement.uselessExceptions {
      let start = exception.place.position
      problems.append(
        ReportedProblem(
          rule: "idle-rule", severity: severity,
          place: Place(
            path: exception.place.path, line: Int(start.line), column: Int(start.column), endLine: Int(start.line),
            endColumn: Int(start.column)),
          message: "this exception excuses nothing (because: \(exception.because)); delete it", isFatal: false))
    }
  }
  if let minimum = project.rulebook.configuration.minimumResolved {
    let all = project.resolved + project.unresolved
    let share = all == 0 ? 100 : Double(project.resolved) * 100 / Double(all)
    if share < minimum {
      let tenths = Int(share * 10)
      problems.append(
        ReportedProblem(
          rule: nil, severity: .error, place: nil,
          message:
            "only \(tenths / 10).\(tenths % 10)% of the member accesses in role code could be followed; `minimum-resolved` wants \(minimum)%",
          isFatal: true))
    }
  }
  return problems
}

/// A project without a gated module does not look like its preset.
func gateProblem(_ project: Project, _ request: LintRequest) -> ReportedProblem? {
  let rulebook = project.rulebook
  guard request.isGated, !rulebook.gate.requirements.isEmpty, !project.isAnyModuleGated, !project.table.files.isEmpty
  else {
    return nil
  }
  var message =
    "this does not look like \(patternName(rulebook.preset)): no module has the parts that its rules speak of"
  if let likely = likeliestPreset(project.table.files, request) {
    let count = likely.modules == 1 ? "1 module looks" : "\(likely.modules) modules look"
    message += "; \(count) like \(patternName(likely.preset)) (`preset: \(likely.preset)`)"
  }
  let isFatal = rulebook.isPresetNamed && !request.allowsEmpty
  return ReportedProblem(
    rule: nil, severity: isFatal ? .error : .warning, place: nil, message: message, isFatal: isFatal)
}

/// The preset that the code does follow, and how many modules show it.
private func likeliestPreset(
  _ files: [SourceFile], _ request: LintRequest
) -> (preset: String, modules: Int)? {
  let trials = request.alternatives().compactMap { rulebook -> (preset: String, modules: Int, errors: Int)? in
    let project = Project(files: files, rulebook: rulebook, jobs: request.jobs)
    let modules = project.isGated.count { $0 }
    guard modules > 0 else { return nil }
    let errors = judge(project).verdicts.count { rulebook.rules[$0.rule].severity == .error }
    return (rulebook.preset, modules, errors)
  }
  return likeliestFirst(trials, modules: \.modules, errors: \.errors).first.map { ($0.preset, $0.modules) }
}

/// As people write it.
private func patternName(_ preset: String) -> String { preset == "ribs" ? "RIBs" : preset.uppercased() }
