import LintRules
import Linter

/// A line of a report: a finding, or a problem of the run. Formats for machines list both, for a report with an
/// unreadable file in it must not look clean.
struct Entry {
  /// The rule's id; `viperlint` where no rule is behind it and a format needs one.
  var rule: String
  /// ` [rule]`, as lines for people end.
  var ruleSuffix: String { finding == nil && rule == "viperlint" ? "" : " [\(rule)]" }
  var isError: Bool
  var place: Place?
  var message: String
  var remedy: String
  var fingerprint: String
  /// Nil for a problem.
  var finding: Finding?

  var severity: String { isError ? "error" : "warning" }
  /// The line, or nil where the entry is about a whole file or none.
  var line: Int? { place.flatMap { $0.line > 0 ? $0.line : nil } }

  /// The object of a finding and where the project declares it.
  var declared: (object: Finding.Party, place: Place)? {
    guard let object = finding?.object, let place = object.place else { return nil }
    return (object, place)
  }

  init(_ finding: Finding) {
    rule = finding.rule
    isError = finding.severity == .error
    place = finding.place
    message = finding.message
    remedy = finding.remedy
    fingerprint = finding.fingerprint
    self.finding = finding
  }

  init(_ problem: ReportedProblem) {
    rule = problem.rule ?? "viperlint"
    isError = problem.severity == .error
    place = problem.place
    message = problem.message
    remedy = ""
    fingerprint = hexadecimal(hash(of: "\(rule)\u{0}\(problem.place?.path ?? "")\u{0}\(problem.message)"))
  }

  /// `suppressed: because`, `in the baseline`, or nil for an active entry.
  var standing: String? {
    switch finding?.standing {
    case nil, .active: nil
    case .suppressed(let reason): reason.isEmpty ? "suppressed" : "suppressed: \(reason)"
    case .baselined: "in the baseline"
    }
  }
}

extension Report {
  /// Findings that are to be shown and all problems, by place and rule; what has no place comes first.
  func entries(_ surroundings: Surroundings) -> [Entry] {
    let shown = findings.filter { surroundings.showsSilenced || $0.standing == .active }
    let entries = problems.map(Entry.init) + shown.map(Entry.init)
    return entries.enumerated().sorted { left, right in
      switch (left.element.place, right.element.place) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
      case (nil, _?): true
      case (_?, nil): false
      default: (left.element.rule, left.offset) < (right.element.rule, right.offset)
      }
    }.map(\.element)
  }
}

/// FNV-1a: what a problem is known by must not change, and nothing else depends on it.
private func hash(of text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}
