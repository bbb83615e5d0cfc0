/// Something that is wrong with what was handed to the linter, or with the run: where, what, and what was expected.
///
/// Problems are values and travel with the answer; nothing is thrown from floor to floor.
public struct Problem: Sendable, Hashable {
  /// How much a problem weighs: a warning fails no run but a strict one.
  public enum Severity: UInt8, Sendable, Hashable, Comparable {
    case warning, error

    /// The milder one first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

    /// `warning` or `error`.
    public var word: String { self == .error ? "error" : "warning" }
  }

  /// An error without a rule makes the run worthless; a warning never does.
  public var severity: Severity
  /// The id of a rule about the run (`stale-baseline`), or nil.
  public var rule: String?
  /// With forward slashes; empty when the problem belongs to no file.
  public var path: String
  /// Nil when the problem belongs to a whole file.
  public var position: Position?
  /// Where that which is wrong ends, exclusive; nil where only its beginning is known.
  public var end: Position?
  /// One sentence without a full stop, in lower case.
  public var message: String
  /// What to write instead, or nil: `did you mean "presenter"?`
  public var suggestion: String?

  public init(
    _ severity: Severity = .error, rule: String? = nil, path: String, position: Position? = nil,
    end: Position? = nil, message: String, suggestion: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.path = path
    self.position = position
    self.end = end
    self.message = message
    self.suggestion = suggestion
  }

  /// - Parameter place: where the author wrote what is wrong.
  public init(
    _ severity: Severity = .error, rule: String? = nil, at place: Place, message: String, suggestion: String? = nil
  ) {
    self.init(
      severity, rule: rule, path: place.path, position: place.position, end: place.end, message: message,
      suggestion: suggestion)
  }
}

extension Problem: Comparable {
  /// By path, line, column, then rule and message: the order of a report.
  public static func < (left: Problem, right: Problem) -> Bool {
    if left.path != right.path { return left.path < right.path }
    let start = Position(line: 0, column: 0)
    let (leftStart, rightStart) = (left.position ?? start, right.position ?? start)
    if leftStart != rightStart { return leftStart < rightStart }
    return (left.rule ?? "", left.message) < (right.rule ?? "", right.message)
  }
}

extension Problem: CustomStringConvertible {
  /// `path:line:column: error: message; suggestion [rule]`
  public var description: String {
    var text = path
    if let position { text += ":\(position.line):\(position.column)" }
    if !text.isEmpty { text += ": " }
    text += "\(severity.word): \(message)"
    if let suggestion { text += "; \(suggestion)" }
    if let rule { text += " [\(rule)]" }
    return text
  }
}
