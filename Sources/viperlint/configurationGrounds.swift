import LintRules
import Linter
import SourceText
import Workspace

/// What a configuration may name: files that it extends, rules, sources, a baseline. It is what lies in the repository
/// around it; a checkout must not make a run read, or write, elsewhere.
///
/// - Parameters:
///   - path: of the configuration, absolute; nil: there is none.
///   - isGiven: `--config` names it.
/// - Returns: nil where it may name anything: the user has named it, and it lies outside of what is checked.
func configurationGrounds(of path: String?, isGiven: Bool, workingDirectory here: String) -> Grounds? {
  // The configuration itself may be a symbolic link.
  let folder = path.map(SlashPath.folder(of:)) ?? here
  guard isGiven else { return Grounds(around: [folder], workingDirectory: here) }
  let own = Grounds(around: [here], workingDirectory: here)
  return own.hold(folder) ? own : nil
}

extension Grounds {
  /// Why a file that a configuration names is not read or written.
  func refusal(of path: String) -> FileProblem? {
    hold(path)
      ? nil
      : FileProblem(path: path, reason: "it lies outside of \(text), and a configuration in there may not name it")
  }
}

/// Patterns under `sources:` that stand for nothing, or for what is not to be read.
func sourceProblems(_ expanded: ExpandedPatterns, _ configuration: Configuration, _ grounds: Grounds?)
  -> [ReportedProblem]
{
  func problem(_ pattern: PathPattern, _ what: String) -> ReportedProblem {
    let place = configuration.origins["sources." + pattern.text] ?? configuration.origins["sources"]
    return .broken(
      place?.path ?? configuration.path, line: Int(place?.position.line ?? 0), column: Int(place?.position.column ?? 0),
      "`sources:` names `\(pattern.text)`, which \(what)")
  }
  return expanded.idle.map { problem($0, "is not there") }
    + expanded.outside.map { problem($0, "leads out of \(grounds?.text ?? "the project"); nothing there is read") }
}
