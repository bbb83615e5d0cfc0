import Linter
import PlainJSON

/// What one run found, as a line of the file that `check --history` keeps: enough for a picture of what becomes of it.
public struct HistoryEntry: Sendable, Equatable {
  /// The day of the run.
  public var day: Day
  /// Active findings, and problems with a rule, of this severity.
  public var errors: Int
  /// Active findings, and problems with a rule, of this severity.
  public var warnings: Int
  /// Findings that a baseline forgives.
  public var baselined: Int
  /// By comments and by the configuration.
  public var suppressed: Int
  /// Active findings for each rule that has any.
  public var rules: [String: Int]

  /// The entry of a run.
  public init(_ report: Report, on day: Day) {
    self.day = day
    errors = report.tally.errors
    warnings = report.tally.warnings
    baselined = report.tally.baselined
    suppressed = report.tally.suppressed
    rules = report.findings.filter { $0.standing == .active }.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// Reads a line; nil where it is none of these.
  public init?(line: String) {
    guard let value = readJSON(line, path: "").root?.plain, let day = value["day"]?.text.flatMap(Day.init),
      let errors = value["errors"]?.integer, let warnings = value["warnings"]?.integer,
      case .object(let rules)? = value["rules"]
    else { return nil }
    self.day = day
    self.errors = errors
    self.warnings = warnings
    baselined = value["baselined"]?.integer ?? 0
    suppressed = value["suppressed"]?.integer ?? 0
    self.rules = rules.reduce(into: [:]) { $0[$1.key] = $1.value.integer }
  }

  /// As it is written, with a line feed at the end.
  public var line: String { jsonText(json, layout: .compact) + "\n" }

  var json: JSON {
    [
      "version": 1, "day": .string(day.description), "errors": .integer(errors), "warnings": .integer(warnings),
      "baselined": .integer(baselined), "suppressed": .integer(suppressed),
      "rules": .object(rules.sorted { $0.key < $1.key }.map { JSONMember($0.key, .integer($0.value)) }),
    ]
  }
}
