import LintRules
import Linter
import SourceText
import Workspace

/// Reads a configuration and everything that it names, and builds the rulebook: whole, or with all its problems.
///
/// - Parameters:
///   - path: of the configuration, absolute; nil: the defaults.
///   - countsFromHere: paths in it count from the working directory (`--config`).
///   - preset: the value of `--preset`, which wins.
///   - withExamples: the examples of the rules are wanted, too.
///   - isForExamples: only examples will be judged, whose paths lie nowhere.
///   - jobs: on how many threads the built-in files are read.
///   - read: the bytes of a file by its absolute path.
/// - Returns: also the configuration, as far as it could be read, and the files that were read, absolute.
func loadRulebook(
  configuration path: String?, countsFromHere: Bool = false, workingDirectory here: String, preset: String?,
  withExamples: Bool = false, isForExamples: Bool = false, jobs: Int = 1,
  read: (String) -> Result<[UInt8], FileProblem>
) -> LoadedRulebook {
  var reader = LibraryReader(withExamples: withExamples, jobs: jobs)
  return loadRulebook(
    configuration: path, countsFromHere: countsFromHere, workingDirectory: here, preset: preset, reader: &reader,
    isForExamples: isForExamples, read: read)
}

/// What came of a configuration.
typealias LoadedRulebook = (
  rulebook: Rulebook?, configuration: Configuration, problems: [ReportedProblem], files: Set<String>
)

/// Reads a configuration and builds its rulebook, for callers that read many configurations.
///
/// - Parameter reader: what has been read of presets and rules so far; it knows whether examples are wanted.
func loadRulebook(
  configuration path: String?, countsFromHere: Bool = false, workingDirectory here: String, preset: String?,
  reader: inout LibraryReader, isForExamples: Bool = false, read: (String) -> Result<[UInt8], FileProblem>
) -> LoadedRulebook {
  var problems: [Problem] = []
  var files: Set<String> = []
  var configuration = Configuration()
  if let path {
    let resolved: Decoded<Configuration>
    (resolved, files) = readConfiguration(
      path, countsFrom: isForExamples ? "" : here, countsFromHere: countsFromHere, workingDirectory: here, read: read)
    problems = resolved.problems
    configuration = resolved.value ?? configuration
    if let minimum = configuration.minimumVersion, let own = Version(toolVersion), own < minimum {
      let place = configuration.origins["minimum-version"]
      problems.append(
        Problem(
          path: place?.path ?? "", position: place?.position,
          message: "this project needs viperlint \(minimum) or later, and this is \(toolVersion)"))
    }
  }
  let build = buildRulebook(configuration, preset: preset, reader: &reader)
  problems += build.problems
  let isTrusted = !problems.contains { $0.severity == .error && $0.rule == nil }
  return (isTrusted ? build.rulebook : nil, configuration, problems.map(ReportedProblem.init), files)
}

/// A configuration as far as it can be read, without the rulebook that it makes, and the files that it is made of,
/// absolute.
func filesOfConfiguration(
  at path: String, countsFromHere: Bool, workingDirectory here: String,
  read: (String) -> Result<[UInt8], FileProblem>
) -> (configuration: Configuration, files: Set<String>) {
  let (resolved, files) = readConfiguration(
    path, countsFrom: here, countsFromHere: countsFromHere, workingDirectory: here, read: read)
  return (resolved.value ?? Configuration(), files)
}

/// A configuration with everything that it extends and its rules in files of their own, and the files that it is made
/// of, absolute.
private func readConfiguration(
  _ path: String, countsFrom base: String, countsFromHere: Bool, workingDirectory here: String,
  read: (String) -> Result<[UInt8], FileProblem>
) -> (Decoded<Configuration>, files: Set<String>) {
  var contents: [String: FileContent] = [:]
  var files: Set<String> = []
  // Most configurations name no other file, and lie where they are found.
  lazy var grounds = configurationGrounds(of: path, isGiven: countsFromHere, workingDirectory: here)
  while true {
    switch resolveConfiguration(
      at: shownPath(path, from: here), files: contents, here: base, countsFromHere: countsFromHere)
    {
    case .done(let decoded): return (decoded, files)
    case .needs(let names):
      for name in names {
        let absolute = SlashPath.joined(here, name)
        files.insert(absolute)
        let isItself = absolute == path && !isLink(path)
        switch (isItself ? nil : grounds?.refusal(of: absolute)).map(Result.failure) ?? read(absolute) {
        case .success(let bytes): contents[name] = .bytes(bytes)
        case .failure(let problem): contents[name] = .unreadable(problem.reason)
        }
      }
    }
  }
}

extension ReportedProblem {
  /// A problem of a configuration or a rule. Without a rule behind it, an error makes the run worthless.
  init(_ problem: Problem) {
    // What belongs to a whole file has no line.
    let start = problem.position ?? Position(line: 0, column: 0)
    let end = problem.end ?? start
    self.init(
      rule: problem.rule, severity: problem.severity,
      place: problem.path.isEmpty
        ? nil
        : Linter.Place(
          path: problem.path, line: Int(start.line), column: Int(start.column), endLine: Int(end.line),
          endColumn: Int(end.column)),
      message: problem.message + (problem.suggestion.map { "; \($0)" } ?? ""),
      isFatal: problem.severity == .error && problem.rule == nil)
  }
}
