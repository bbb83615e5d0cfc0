import Linter

/// What a session asks of the disk and of the linter. The session itself knows only texts and messages; the program
/// that runs it passes in what does the work.
///
/// Folders and paths are absolute; paths inside of a report count from its folder.
public struct ProjectAccess {
  /// Of viperlint itself: `0.1.0`.
  public var version: String
  /// Checks the project that is seen from a folder.
  public var check: (_ folder: String, _ request: CheckRequest) -> CheckedProject
  /// The bytes of a file on the disk; nil where they cannot be had.
  public var bytes: (_ path: String) -> [UInt8]?
  /// The path without symbolic links, as far as it leads to something.
  public var realPath: (_ path: String) -> String
  /// The folder of the project that a file belongs to, for an editor that has not opened a folder.
  public var home: (_ path: String) -> String
  /// The types of the project as it was checked last.
  public var types: (_ folder: String) -> ProjectMap
  /// What each name of a line was taken for, in the project as it was checked last.
  public var explain: (_ folder: String, _ place: PlaceQuestion) -> [Explanation]
  /// What is known of a type, for people; nil where there is none of this name.
  public var why: (_ folder: String, _ type: String) -> String?
  /// Why there is a rule and what to do about its findings, for people; nil where there is no such rule.
  public var explainRule: (_ folder: String, _ rule: String) -> String?
  /// What uses what, as a text for a program that draws; of one module where it is named.
  public var graph: (_ folder: String, _ module: String?) -> String?
  /// What the last check found, as JSON; nil before the first one.
  public var report: (_ folder: String) -> String?
  /// Writes a finding into the baseline of its configuration. Says in one sentence what was done, or why not.
  public var addToBaseline: (_ folder: String, _ finding: Finding) -> Result<String, RPCError>

  public init(
    version: String, check: @escaping (String, CheckRequest) -> CheckedProject,
    bytes: @escaping (String) -> [UInt8]?, realPath: @escaping (String) -> String,
    home: @escaping (String) -> String, types: @escaping (String) -> ProjectMap,
    explain: @escaping (String, PlaceQuestion) -> [Explanation], why: @escaping (String, String) -> String?,
    explainRule: @escaping (String, String) -> String?, graph: @escaping (String, String?) -> String?,
    report: @escaping (String) -> String?,
    addToBaseline: @escaping (String, Finding) -> Result<String, RPCError>
  ) {
    self.version = version
    self.check = check
    self.bytes = bytes
    self.realPath = realPath
    self.home = home
    self.types = types
    self.explain = explain
    self.why = why
    self.explainRule = explainRule
    self.graph = graph
    self.report = report
    self.addToBaseline = addToBaseline
  }
}

/// How a project is to be checked.
public struct CheckRequest: Sendable, Equatable {
  /// Texts that stand in the place of files, by their real paths.
  public var overlay: [String: [UInt8]]
  /// Files may have changed on the disk; else only the overlay has.
  public var isDiskNew: Bool

  public init(overlay: [String: [UInt8]], isDiskNew: Bool) {
    self.overlay = overlay
    self.isDiskNew = isDiskNew
  }
}

/// What a check has found.
public struct CheckedProject: Sendable, Equatable {
  /// Paths count from the folder that was checked.
  public var report: Report
  /// The configuration in force, absolute; nil: there is none.
  public var configuration: String?

  public init(report: Report, configuration: String? = nil) {
    self.report = report
    self.configuration = configuration
  }
}
