import LintRules
import Linter
import SourceText
import Workspace

/// What a command works on: the rules in force and the files to read.
struct Project {
  /// The folder that paths of the configuration are relative to, absolute.
  var root: String
  /// The configuration in force, absolute; nil: there is none.
  var configurationPath: String?
  /// Nil when the configuration or a rule is broken; `problems` say how.
  var rulebook: Rulebook?
  /// What the configuration says, as far as it could be read.
  var configuration = Configuration()
  /// The other presets, to name the one that a project looks like.
  var alternatives: @Sendable () -> [Rulebook] = { [] }
  var selection: SourceSelection
  /// Only findings that touch these files or folders are reported (absolute paths); nil: all.
  var filter: [String]?
  /// What `--since` found to have changed, and what it was asked about; both absolute, nil: it was not given,
  /// everything.
  var changed: [String]?
  var askedAbout: [String]?
  /// Names of types whose files were deleted: findings about what is still called so are reported, too.
  var deletedTypes: Set<String> = []
  /// Folders that were given by name, as they were given: one without any Swift file is a mistake.
  var givenFolders: [String] = []
  /// No path decides what is read: it is what `sources:` says.
  var readsSources = true
  /// Everything that the configuration speaks of is read.
  var isComplete = true
  /// So is what other projects around it have, whose types it may use.
  var isWhole = true
  /// Everything is read, and only these files and folders are spoken of (absolute paths); nil: all. Unlike with
  /// `filter` it does not matter what a finding has to do with, but only where it is.
  var scope: [String]?
  /// `--config` names the configuration: it is in force everywhere.
  var isConfigurationGiven = false
  /// What stands in for the disk.
  var overlay = Overlay()
  /// The files that the configuration is made of, absolute.
  var configurationFiles: Set<String> = []
  var problems: [ReportedProblem] = []

  /// What a path of the report is called seen from the folder of the project.
  func pathFromRoot(_ path: String) -> String {
    SlashPath.relative(SlashPath.joined(selection.workingDirectory, path), to: root)
  }

  /// The rulebook; where it is broken, one without rules, so that the rest of the run still finds what else is wrong.
  var rulebookForReading: Rulebook {
    rulebook ?? Rulebook(preset: configuration.preset?.name ?? "", configuration: configuration)
  }

  var hasFailed: Bool { problems.contains(where: \.isFatal) }
}
