import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SwiftFacts
import SymbolGraph

/// Regions that could not be read, as problems of the rule about them. A broken file says each kind a few times, then
/// how often it would go on.
func readProblems(of project: Project) -> [ReportedProblem] {
  let enough = 3
  return project.table.files.indices.flatMap { number -> [ReportedProblem] in
    var problems = project.table.files[number].facts.problems
    guard !problems.isEmpty else { return [] }
    // Of a file that is no text nothing else is worth saying.
    if let noText = problems.first(where: { $0.kind == .invalidUTF8 }) { problems = [noText] }
    let rulebook = project.rulebook(of: UInt32(number))
    let severity = rulebook.rule("unparsed-code")?.severity.problemSeverity
    let counts = Dictionary(grouping: problems, by: \.kind).mapValues(\.count)
    var said: [ReadProblem.Kind: Int] = [:]
    return problems.compactMap { problem in
      said[problem.kind, default: 0] += 1
      guard said[problem.kind]! <= enough else { return nil }
      let left = counts[problem.kind]! - enough
      let more = said[problem.kind] == enough && left > 0 ? " (and \(left) more like it in this file)" : ""
      // Both sides of a conflict, in which anything may stand: the run cannot be trusted.
      let isFatal = problem.kind == .conflictMarker
      guard var severity = isFatal ? .error : severity else { return nil }
      // Half a file that no compiler takes may be half a module, and nothing that is missing breaks a rule.
      if problem.kind.concernsRestOfFile && rulebook.isMeantFor("unparsed-code") { severity = .error }
      return ReportedProblem(
        rule: "unparsed-code", severity: severity,
        place: project.place(UInt32(number), problem.range), message: message(problem.kind) + more, isFatal: isFatal)
    }
  }
}

extension Rulebook {
  /// Whether the user has chosen the pattern of this rulebook, and has left the severity of a rule to us.
  fileprivate func isMeantFor(_ id: String) -> Bool {
    configuration.preset.map { $0.name != "none" } == true
      && !configuration.rules.contains { $0.id == id && $0.severity != nil }
  }
}

/// `// viperlint:role presentr`: an unknown role is given to nothing, and that must not be silent.
func unknownRoles(in project: Project) -> [ReportedProblem] {
  project.table.files.indices.flatMap { number -> [ReportedProblem] in
    let file = project.table.files[number]
    guard file.facts.surface.directives.contains(where: { $0.kind == .role }) else { return [] }
    let rulebook = project.rulebook(of: UInt32(number))
    guard let severity = rulebook.rule("unparsed-code")?.severity.problemSeverity else { return [] }
    return file.facts.surface.directives.compactMap { directive in
      guard directive.kind == .role else { return nil }
      let word = file.facts.names[directive.subjectText]
      let known = rulebook.roles.map(\.role.name) + ["none"]
      // One without a word is malformed, which has been said.
      guard !word.isEmpty, !known.contains(word) else { return nil }
      let guess = closestMatch(to: word, among: known).map { "; did you mean `\($0)`?" } ?? ""
      let message = "there is no role `\(word)`\(guess)"
      return ReportedProblem(
        rule: "unparsed-code", severity: severity, place: project.place(UInt32(number), directive.range),
        message: message, isFatal: false)
    }
  }
}

private func message(_ kind: ReadProblem.Kind) -> String {
  switch kind {
  case .invalidUTF8:
    "this file is not UTF-8 text and was checked only in part; save it as UTF-8, or name it under `exclude:`"
  case .unterminatedComment: "this comment has no end; what follows was not checked"
  case .unterminatedString: "this string has no end; the rest of the line was not checked"
  case .unterminatedText: "this string of several lines has no end; what follows was not checked"
  case .unterminatedInterpolation: "this interpolation has no end; the rest of it was not checked"
  case .unparsedCode: "this code was not understood and not checked"
  case .unbalancedBrackets: "brackets do not match here; what is inside may be checked in part only"
  case .unclosedBrace: "this brace is never closed; viperlint may take what follows for a part of its block"
  case .nestingTooDeep: "this code is nested too deeply and was not checked"
  case .conflictMarker: "a conflict marker was left in the file; what stands up to its end was not checked"
  case .tooLarge:
    "this file is too large and was not checked; name it under `exclude:`, or raise `max-file-size`"
  case .malformedDirective:
    "this `viperlint:` comment is not understood; write `// viperlint:ignore <rule> -- <reason>` or `// viperlint:role <role>`"
  }
}

/// Rules and exceptions that were in vain: each said once.
///
/// What stands in a file that is extended is in vain only where no file that extends it has a use for it, and it is
/// complained about only in a run that knows this: one in which the file itself is in force for something.
func complaints(about judgements: [Judgement], in project: Project, _ request: LintRequest) -> [ReportedProblem] {
  var awake: Set<RuleInPlace> = []
  var useless: [SourceText.Place: Int] = [:]
  var having: [SourceText.Place: Int] = [:]
  for (number, judgement) in judgements.enumerated() {
    let rulebook = project.under(number).rulebook
    let idle = Set(judgement.idleRules)
    for (index, rule) in rulebook.rules.enumerated() where rule.severity != .off && !idle.contains(index) {
      awake.insert(RuleInPlace(rule, rulebook))
    }
    for rule in rulebook.rules where rule.severity != .off {
      for exception in rule.allow + (rule.mustMeetCode ? rule.rule.constraint?.exceptions ?? [] : []) {
        having[exception.place, default: 0] += 1
      }
    }
    for exception in judgement.uselessExceptions { useless[exception.place, default: 0] += 1 }
  }
  return judgements.enumerated().flatMap { number, judgement in
    let project = project.under(number)
    guard request.isSound else { return poorlyResolved(project) }
    let unused = judgement.uselessExceptions.filter { useless[$0.place] == having[$0.place] }
    return idleProblems(judgement, unused, project, awake, request) + poorlyResolved(project)
  }
}

/// What stands where, and is in vain.
private struct Complaint {
  var place: Place?
  var message: String
  /// About a rule of the project's own: a misspelt name in it must not pass for a clean project.
  var isOfOwnRule = false

  init(_ place: Place?, _ message: String, isOfOwnRule: Bool = false) {
    (self.place, self.message, self.isOfOwnRule) = (place, message, isOfOwnRule)
  }
}

/// All that the rule `idle-rule` says of one rulebook.
private func idleProblems(
  _ judgement: Judgement, _ useless: [Exception], _ project: Project, _ awake: Set<RuleInPlace>, _ request: LintRequest
) -> [ReportedProblem] {
  guard request.isWhole, let severity = project.rulebook.rule("idle-rule")?.severity.problemSeverity else { return [] }
  let complaints =
    idleRules(judgement, project, awake) + idlePaths(project) + idleRoles(project) + unmatchedRemovals(project)
    + unmatchedNames(judgement, project) + uselessExceptions(useless, project)
  // The severity that a configuration gives is meant for all of them.
  let isSaid = project.rulebook.rule("idle-rule")?.isNamed ?? false
  return complaints.map { complaint in
    ReportedProblem(
      rule: "idle-rule", severity: complaint.isOfOwnRule && !isSaid ? .error : severity, place: complaint.place,
      message: complaint.message, isFatal: false)
  }
}

/// A rule with the place that speaks of it: the same for all configurations that extend one file.
private struct RuleInPlace: Hashable {
  var id: String
  var path: String?

  init(_ rule: RuleInForce, _ rulebook: Rulebook) {
    id = rule.rule.id
    let origins = rulebook.configuration.origins
    path = (origins["rules." + id] ?? origins["custom-rules." + id])?.path
  }

  /// The configuration of this rulebook speaks of it, or none does.
  func isOwn(of rulebook: Rulebook) -> Bool { path.map { $0 == rulebook.configuration.path } ?? true }
}

private func idleRules(_ judgement: Judgement, _ project: Project, _ awake: Set<RuleInPlace>) -> [Complaint] {
  let rulebook = project.rulebook
  return judgement.idleRules.compactMap { number -> Complaint? in
    let rule = rulebook.rules[number]
    let inPlace = RuleInPlace(rule, rulebook)
    // Idle rules of the preset are only counted: most projects have no use for some of them.
    guard rule.origin == .custom || rule.isNamed, !awake.contains(inPlace) else { return nil }
    // The name that is to blame says it better.
    guard judgement.unmatchedNames[number] == nil, inPlace.isOwn(of: rulebook) else { return nil }
    let whose = project.configurationCount == 1 ? "this project" : "the code of `\(rulebook.configuration.path)`"
    return Complaint(
      place(of: rule, rulebook), "rule `\(rule.rule.id)` found nothing to check: it applies to no type of \(whose)",
      isOfOwnRule: rule.origin == .custom)
  }
}

/// Where a rule is written, or where the configuration names it.
private func place(of rule: RuleInForce, _ rulebook: Rulebook) -> Place? {
  let named = rulebook.configuration.origins["rules." + rule.rule.id]
  guard let place = rule.origin == .custom ? rule.rule.place : named else { return nil }
  return Place(place)
}

extension Place {
  /// A point in a file of configuration.
  fileprivate init(_ place: SourceText.Place) {
    let (line, column) = (Int(place.position.line), Int(place.position.column))
    self.init(path: place.path, line: line, column: column, endLine: line, endColumn: column)
  }
}

/// Names in a project's own rules that match nothing. All types see each other, so that it does not matter which files
/// a configuration is in force for; but all must have been read.
private func unmatchedNames(_ judgement: Judgement, _ project: Project) -> [Complaint] {
  let rulebook = project.rulebook
  return judgement.unmatchedNames.sorted { $0.key < $1.key }.flatMap { number, names -> [Complaint] in
    let rule = rulebook.rules[number]
    guard RuleInPlace(rule, rulebook).isOwn(of: rulebook) else { return [] }
    return names.map { name -> Complaint in
      Complaint(
        Place(rule.rule.place), "rule `\(rule.rule.id)`, `\(name.key)`: \(sentence(about: name))", isOfOwnRule: true)
    }
  }
}

private func sentence(about name: UnmatchedName) -> String {
  let text =
    switch name.kind {
    case .role: "no type plays the role `\(name.text)`"
    case .type: "no type that this code declares or uses is called `\(name.text)`"
    case .member: "no function or property is called `\(name.text)`"
    case .module: "there is no module `\(name.text)`"
    case .target: "there is no target `\(name.text)`"
    case .path: "there is no Swift file at `\(name.text)`"
    case .layer: "layer \(name.text) chooses nothing"
    }
  return text + (name.suggestion.map { "; did you mean `\($0)`?" } ?? "")
}

/// `ui-targets: { remove: [ThemeUI] }`, where nothing is called so: neither an entry of the list nor a target of the
/// project.
private func unmatchedRemovals(_ project: Project) -> [Complaint] {
  let configuration = project.rulebook.configuration
  guard let change = configuration.uiTargets, change.place.path == configuration.path else { return [] }
  let own = Set(project.table.files.indices.map { project.target(of: UInt32($0)) })
  return project.rulebook.plainTargets.filter { name in !own.contains { name.matches($0) } }.map { name -> Complaint in
    Complaint(Place(change.place), "`ui-targets`: there is no target `\(name.text)` to remove")
  }
}

/// Rules that are confined to paths at which there is no file.
private func idlePaths(_ project: Project) -> [Complaint] {
  let configuration = project.rulebook.configuration
  return project.rulebook.rules.compactMap { rule -> Complaint? in
    guard rule.severity != .off, !rule.paths.isEmpty, let origin = configuration.origins["rules." + rule.rule.id],
      origin.path == configuration.path, !wasRead(rule.paths, project)
    else { return nil }
    return Complaint(Place(origin), "rule `\(rule.rule.id)` found nothing to check: no Swift file is at its `paths`")
  }
}

/// Names and places to which the configuration gives a role, and which nothing bears.
private func idleRoles(_ project: Project) -> [Complaint] {
  let configuration = project.rulebook.configuration
  let settings = configuration.roles.filter { $0.place.path == configuration.path }
  guard settings.contains(where: { !$0.types.isEmpty || !$0.paths.isEmpty }) else { return [] }
  let keys = project.table.types.indices.map { TypeKey(type: $0) }
    .filter { project.isInForce(in: project.table.entity($0).at.file) }
  let names = Set(keys.flatMap { [project.simpleName($0), project.name($0)] }).sorted()
  return settings.flatMap { setting -> [Complaint] in
    let strangers = setting.types.filter { pattern in !names.contains { pattern.matches($0) } }
    let empty = setting.paths.filter { !wasRead([$0], project) }
    let messages =
      strangers.map { pattern in
        "no type that this code declares is called `\(pattern.text)`"
          + (closestMatch(to: pattern.text, among: names).map { "; did you mean `\($0)`?" } ?? "")
      } + empty.map { "there is no Swift file at `\($0.text)`" }
    return messages.map { Complaint(Place(setting.place), "`roles.\(setting.role.name)`: \($0)") }
  }
}

private func uselessExceptions(_ exceptions: [Exception], _ project: Project) -> [Complaint] {
  let origins = project.rulebook.configuration.origins
  let ownFiles = Set(
    [project.rulebook.configuration.path]
      + project.rulebook.rules.filter { rule in
        rule.origin == .custom
          && origins["custom-rules." + rule.rule.id]?.path == project.rulebook.configuration.path
      }.map(\.rule.place.path))
  return exceptions.filter { ownFiles.contains($0.place.path) }.map { exception -> Complaint in
    Complaint(Place(exception.place), "this exception allows nothing (because: \(exception.because)); delete it")
  }
}

private func wasRead(_ paths: [PathPattern], _ project: Project) -> Bool {
  project.table.files.contains { file in paths.contains { $0.covers(file.path) } }
}

private func poorlyResolved(_ project: Project) -> [ReportedProblem] {
  guard let minimum = project.rulebook.configuration.minimumResolved else { return [] }
  let count = project.accesses[project.configuration]
  let all = count.resolved + count.unresolved
  let share = all == 0 ? 100 : Double(count.resolved) * 100 / Double(all)
  guard share < minimum else { return [] }
  let tenths = Int(share * 10)
  let wanted = minimum == minimum.rounded() ? "\(Int(minimum))" : "\(minimum)"
  let origin = project.rulebook.configuration.origins["minimum-resolved"]
  return [
    ReportedProblem(
      rule: nil, severity: .error,
      place: origin.map { Place($0) },
      message: """
        only \(tenths / 10).\(tenths % 10)% of the member accesses in role code could be resolved; \
        `minimum-resolved` asks for \(wanted)%
        """,
      isFatal: true)
  ]
}
