import LintRules
import SourceText

/// What a format needs beside the report: which tool speaks, where its text will be read, and the sources to quote
/// from.
public struct Surroundings {
  /// What the text format sorts findings by; of equals by path, line and rule.
  public enum Order: String, Sendable {
    case path
    /// Errors first.
    case severity
    /// By the name of the subject's module; what belongs to none comes last.
    case module
  }

  /// Of viperlint itself: `0.1.0`.
  public var toolVersion: String
  /// The rules in force, in order of precedence.
  public var rules: [RuleInForce]
  /// Absolute; formats that Xcode reads need absolute paths.
  public var workingDirectory: String
  /// Absolute: GitHub, GitLab and SARIF count paths from there. Nil: it is the working directory.
  public var repositoryRoot: String?
  /// Suppressed and baselined findings are shown, too.
  public var showsSilenced: Bool
  /// In which order findings are shown to people.
  public var order = Order.path
  /// Nil where the reader is a program.
  public var terminal: TerminalStyle?
  /// What the page shows first, e.g. `view` is `map` and `focus` is `Login`; empty: the overview.
  public var opening: [String: String] = [:]
  /// Earlier runs and this one, for the trend on the page; in their order.
  public var history: [HistoryEntry] = []
  /// The bytes of a line of a file (counted from 1) without its end, or nil where they cannot be had.
  public var sourceLine: (_ path: String, _ line: Int) -> [UInt8]?

  public init(
    toolVersion: String, rules: [RuleInForce] = [], workingDirectory: String = "/", repositoryRoot: String? = nil,
    showsSilenced: Bool = false, terminal: TerminalStyle? = nil,
    sourceLine: @escaping (_ path: String, _ line: Int) -> [UInt8]? = { _, _ in nil }
  ) {
    self.toolVersion = toolVersion
    self.rules = rules
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.showsSilenced = showsSilenced
    self.terminal = terminal
    self.sourceLine = sourceLine
  }

  func rule(_ id: String) -> Rule? { rules.first { $0.rule.id == id }?.rule }

  /// A path of the report as it is called from the root of the repository; what lies outside keeps its path.
  func fromRepository(_ path: String) -> String {
    guard let repositoryRoot else { return SlashPath.normalised(path) }
    let found = SlashPath.relative(SlashPath.joined(workingDirectory, path), to: repositoryRoot)
    return found == ".." || found.hasPrefix("../") ? SlashPath.normalised(path) : found
  }

  /// Counts UTF-16 units instead of UTF-8 bytes; both from 1.
  func utf16Column(_ path: String, line: Int, column: Int) -> Int {
    guard column > 1, let bytes = sourceLine(path, line) else { return max(1, column) }
    return String(decoding: bytes.prefix(column - 1), as: UTF8.self).utf16.count + 1
  }
}

/// Where a text for people goes: whether a person reads it there, how wide that is, and whether it shows colours.
/// Colours do not change a word: if the user wants colours in a pipe, it gets the lines of a pipe, in colours.
public struct TerminalStyle: Sendable, Equatable {
  /// The other end is a terminal; else a file or a pipe, where a finding is one line.
  public var isTerminal: Bool
  /// How many cells fit on a line. Heeded only on a terminal.
  public var columns: Int
  /// Text may carry codes for colours, terminal or not.
  public var hasColor: Bool

  public init(isTerminal: Bool = true, columns: Int, hasColor: Bool) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.hasColor = hasColor
  }
}
