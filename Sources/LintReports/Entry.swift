import LintRules
import Linter

/// A line of a report: a finding, or a problem of the run. Formats for machines list both, for a report with an unreadable
/// file in it must not look clean.
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
    fingerprint = hexHash("\(rule)\u{0}\(problem.place?.path ?? "")\u{0}\(problem.message)")
  }

  /// `suppressed: because`, `baselined`, or nil for an active entry.
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

/// FNV-1a in 16 hex digits.
func hexHash(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// `1 error`, `2 errors`, `2 entities`.
func count(_ number: Int, _ noun: String) -> String {
  if number == 1 { return "1 \(noun)" }
  return noun.hasSuffix("y") ? "\(number) \(noun.dropLast())ies" : "\(number) \(noun)s"
}
