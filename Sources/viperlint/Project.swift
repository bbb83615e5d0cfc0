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
  /// The other presets, to name the one that a project looks like.
  var alternatives: @Sendable () -> [Rulebook] = { [] }
  var selection: SourceSelection
  /// Only findings that touch these files or folders are reported (absolute paths); nil: all.
  var filter: [String]?
  /// Folders that were given by name, as they were given: one without any Swift file is a mistake.
  var givenFolders: [String] = []
  /// Findings that the project lives with for now.
  var baseline: Baseline?
  /// Where its baseline is or would be, absolute.
  var baselinePath = ""
  var problems: [ReportedProblem] = []

  /// What a path of the report is called seen from the folder of the configuration.
  func pathFromRoot(_ path: String) -> String {
    SlashPath.relative(SlashPath.joined(selection.workingDirectory, path), to: root)
  }

  var hasFailed: Bool { problems.contains(where: \.isFatal) }
}
