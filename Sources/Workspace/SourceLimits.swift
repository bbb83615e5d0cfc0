import Linter
import Parallel

/// How much a run reads at most. Beyond it the user has named a folder that is not a project, and would wait for ever.
struct SourceLimits: Sendable, Equatable {
  /// Swift files.
  var files = 500_000
  /// Names of any kind in all folders that are listed.
  var names = 10_000_000
}

/// What all threads of a walk have come by so far.
struct SourceCount: Sendable {
  let limits: SourceLimits
  private var files = 0
  private var names = 0

  init(limits: SourceLimits) {
    self.limits = limits
  }

  var isTooMuch: Bool { files > limits.files || names > limits.names }

  /// - Returns: whether it is too much now.
  mutating func add(names: Int, files: Int) -> Bool {
    self.names += names
    self.files += files
    return isTooMuch
  }
}

/// Where a walk ends, for all its threads.
struct WalkBounds: Sendable {
  let count: Guarded<SourceCount>
  let system = SystemFolders()

  init(_ limits: SourceLimits) {
    count = Guarded(SourceCount(limits: limits))
  }
}

extension ReportedProblem {
  static func tooMuch(_ limits: SourceLimits) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .error, place: nil,
      message: """
        there are more than \(limits.files) Swift files, or \(limits.names) files of any kind, in the folders that are \
        read, and that is no project: give the folders of one, or leave some out with `exclude:`
        """, isFatal: true)
  }

  static func otherSpelling(_ path: String) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .warning, place: Linter.Place(file: path),
      message: "is not read: the name of a Swift file ends in `.swift`", isFatal: false)
  }

  static func notOnDisk(_ path: String) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .warning, place: Linter.Place(file: path),
      message: "is not read: the system makes up what is in this folder", isFatal: false)
  }
}
