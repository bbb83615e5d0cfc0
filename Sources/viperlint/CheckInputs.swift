import InterfaceFacts
import LintRules
import Linter
import SourceText
import Workspace

/// All that the report of a check is made from: where it is the same, so is the report. (An editor saves what it has
/// shown before, and looks at files that say what they said.)
struct CheckInputs: Equatable {
  /// What a file says, in short: the hash of its bytes and how many there are.
  private struct File: Equatable {
    var path: String
    var pathInProject: String
    var configuration: Int
    var hash: UInt64
    var count: UInt32
    /// Of a storyboard or xib, which has no hash.
    var interface: InterfaceFacts?
  }

  private struct Configured: Equatable {
    var folder: String
    var path: String?
    var rulebook: Rulebook
    var isSound: Bool
  }

  private var files: [File]
  private var configurations: [Configured]
  private var problems: [ReportedProblem]
  private var bridgingHeaders: [BridgingHeader]
  private var given: [String]
  private var configurationFiles: Set<String>
  private var configuration: Configuration
  private var targets: [TargetFolder]
  private var paths: [String]
  private var filter: [String]?
  private var changed: [String]?
  private var deletedTypes: Set<String>
  private var isPartial: [Bool]
  private var today: Day
  /// The bytes of baselines, where there are any.
  private var baselines: [[UInt8]?]

  /// Whether only what is in some files, by their paths in the report, differs from other inputs.
  func differ(from other: CheckInputs, onlyIn paths: Set<String>) -> Bool {
    var own = self
    guard own.files.count == other.files.count else { return false }
    for index in own.files.indices where paths.contains(own.files[index].path) {
      own.files[index].hash = other.files[index].hash
      own.files[index].count = other.files[index].count
    }
    return own == other
  }

  /// - Parameter baselines: absolute paths.
  init(_ configured: ConfiguredSources, _ sources: Sources, of project: Project, baselines: [String]) {
    files = configured.files.map {
      File(
        path: $0.path, pathInProject: $0.pathInProject, configuration: $0.configuration, hash: $0.facts.contentHash,
        count: $0.facts.byteCount, interface: $0.interface)
    }
    configurations = configured.configurations.map {
      Configured(folder: $0.folder, path: $0.configurationPath, rulebook: $0.rulebook, isSound: $0.isSound)
    }
    problems = project.problems + configured.problems
    bridgingHeaders = configured.bridgingHeaders
    given = sources.configurations
    configurationFiles = configured.configurationFiles
    configuration = project.configuration
    targets = readManifests(above: project.selection)
    paths = [project.root] + project.selection.paths + project.givenFolders
    (filter, changed, deletedTypes) = (project.filter, project.changed, project.deletedTypes)
    isPartial = [project.isWhole, project.isComplete, project.readsSources]
    today = Workspace.today()
    self.baselines = baselines.map { try? project.overlay.read($0).get() }
  }
}
