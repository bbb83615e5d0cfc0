/// Findings that a project lives with for now. Nothing but `viperlint baseline` writes one.
///
/// An entry knows its finding by rule, subject, object, way and file: it survives edits above, re-indentation and, by
/// the module of its subject, a move to another file.
public struct Baseline: Sendable, Equatable {
  /// Of the file, as problems name it.
  public var path: String
  /// Sorted as they are written.
  public var entries: [Entry]
  /// How the work on it began; nil in one that was written before this was kept.
  public var beginning: Beginning?
  /// What a command needs besides to speak of this one, as a shell wants it: ` --baseline known.json`, or nothing.
  public var flags = ""

  public init(path: String, entries: [Entry] = []) {
    self.path = path
    self.entries = entries
  }

  /// The day on which it was first written, and how many findings it held then (or later, where it grew).
  public struct Beginning: Sendable, Equatable {
    /// When the baseline was written first.
    public var day: Day
    /// From 0.
    public var findings: Int

    public init(day: Day, findings: Int) {
      self.day = day
      self.findings = findings
    }
  }

  /// How many findings it forgives.
  public var findingCount: Int { entries.reduce(0) { $0 + $1.count } }

  /// Takes over how the work began.
  ///
  /// - Parameters:
  ///   - old: what it replaces; nil where there was none.
  ///   - today: nil where nothing may begin: less is forgiven than before. Without findings nothing begins either.
  public mutating func continueWork(of old: Baseline?, today: Day?) {
    let now = findingCount
    beginning = old?.beginning ?? today.map { Beginning(day: $0, findings: max(old?.findingCount ?? 0, now)) }
    guard let begun = beginning else { return }
    let most = max(begun.findings, now)
    beginning = most > 0 ? Beginning(day: begun.day, findings: most) : nil
  }

  /// Equal findings, counted.
  public struct Entry: Sendable, Equatable {
    /// By which its findings are known as long as they stay in their file.
    public var identity: Identity
    /// The module of the subject, by which a finding is known again after its file was moved.
    public var module: String?
    /// How many findings it forgives: from 1 to 1,000,000, and 1 where the file says nothing.
    public var count: Int
    /// Why the project lives with it. Written by people, and kept when the baseline is written anew.
    public var reason: String?
    /// The person or team to fix it; stays like `reason`, and is named when the last day is over.
    public var owner: String?
    /// The last day on which the entry forgives.
    public var until: Day?
    /// Where it stands in the file.
    public var line: Int

    public init(
      identity: Identity, module: String? = nil, count: Int, reason: String? = nil, owner: String? = nil,
      until: Day? = nil, line: Int = 0
    ) {
      self.identity = identity
      self.module = module
      self.count = count
      self.reason = reason
      self.owner = owner
      self.until = until
      self.line = line
    }
  }

  /// What makes two findings the same for a baseline.
  public struct Identity: Sendable, Hashable, Comparable {
    /// Relative to the folder of the configuration.
    public var path: String
    /// The id of the rule.
    public var rule: String
    /// Whose code it is, as `Finding.subject` is called; nil where the finding has none.
    public var subject: String?
    /// What is used, as `Finding.object` is called; nil where the finding has none.
    public var object: String?
    /// As `Finding.use`: `stores`; nil where the finding is not about a use.
    public var way: String?

    public init(path: String, rule: String, subject: String? = nil, object: String? = nil, way: String? = nil) {
      self.path = path
      self.rule = rule
      self.subject = subject
      self.object = object
      self.way = way
    }

    /// By path, rule, subject, object, way; what is nil comes first. The order in which a baseline is written.
    public static func < (left: Identity, right: Identity) -> Bool { left.words.lexicographicallyPrecedes(right.words) }

    private var words: [String] { [path, rule, subject ?? "", object ?? "", way ?? ""] }
  }
}

/// A day of the calendar: `2027-03-31`.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// From 0 to 9999, as four digits can say it.
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2027-03-31`; nil for any other spelling, and for a day that the month does not have.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// As a baseline says it: `2027-03-31`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The earlier one first.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Finding {
  /// What a baseline knows this finding by.
  ///
  /// - Parameter path: the path of the finding, relative to the folder of the configuration.
  func identity(at path: String) -> Baseline.Identity {
    Baseline.Identity(path: path, rule: rule, subject: subject?.name, object: object?.name, way: use)
  }
}
