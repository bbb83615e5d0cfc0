import LintRules
import SourceText
import Workspace

/// The configurations of a tree without a look at its code: that of the project first, then those in force for what
/// lies further down. What is wrong with them is complained about, and costs the others nothing.
///
/// - Returns: those that could be read, and whether all could.
func configurations(of project: Project, _ invocation: Invocation, _ console: Console) -> (
  sound: [EffectiveConfiguration], isWhole: Bool
) {
  var project = project
  project.selection.kinds = []
  project.selection.paths.removeAll { isDirectory(SlashPath.joined(project.selection.workingDirectory, $0)) == false }
  let configured = configure(
    readSources(project.selection, jobs: jobs(invocation)), by: project.rulebookForReading, of: project, invocation)
  let fatal = (project.problems + configured.problems).filter(\.isFatal)
  for problem in fatal { console.complain(problem.line) }
  let own = project.rulebook == nil ? 1 : 0
  return (configured.configurations.dropFirst(own).filter(\.isSound), fatal.isEmpty)
}

extension Project {
  /// What a configuration further down is called where there are several: as seen from the working directory.
  func name(of effective: EffectiveConfiguration) -> String {
    effective.configurationPath.map { shownPath($0, from: selection.workingDirectory) } ?? "the defaults"
  }
}
