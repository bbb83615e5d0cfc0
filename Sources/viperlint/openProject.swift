import LintRules
import Linter
import SourceText
import Workspace

/// From the command line to the rulebook and the files to read.
///
/// - Parameter operands: they name files and folders; none: what the configuration says, else its folder.
func openProject(
  _ invocation: Invocation, paths operands: [String], standin: Standin = Standin(), _ console: Console
) -> Project {
  let here = workingDirectory()
  var (paths, standin, problems) = (operands, standin, [ReportedProblem]())
  readStandardInput(invocation, &paths, &standin, &problems, here)
  if invocation.has(.tracked) { hideWhatIsUntracked(&standin, &problems, here) }

  let given = invocation.value(.config).map { SlashPath.joined(here, $0) }
  let start = standin.start ?? SlashPath.joined(here, paths.first ?? ".")
  let found = given ?? findConfiguration(above: start, isFile: standin.isFile)
  let loaded = loadRulebook(
    configuration: found, workingDirectory: here, preset: invocation.value(.preset),
    withExamples: invocation.command == .explain, read: standin.read)
  problems += loaded.problems

  var project = Project(
    root: given != nil ? here : found.map(SlashPath.folder(of:)) ?? here, configurationPath: found,
    rulebook: loaded.rulebook,
    selection: SourceSelection(paths: paths, workingDirectory: here, overlay: standin.overlay), problems: problems)
  project.selection.hidden = standin.hidden
  project.filter = standin.filter
  if let preset = loaded.rulebook?.preset {
    project.alternatives = {
      RuleLibrary.presets.filter { $0 != preset && $0 != "none" }.compactMap { builtinRulebook(preset: $0).rulebook }
    }
  }
  project.checkRuleNames(invocation)
  project.select(paths, invocation, console)
  project.openBaseline(invocation, standin)
  // Whoever changes the rules asks about everything.
  let rules = loaded.files.union([project.baselinePath])
  if let changed = standin.filter, changed.contains(where: { rules.contains($0) || isConfiguration($0) }) {
    project.filter = nil
  }
  return project
}

/// `-` among the paths is the file that `--stdin-path` names, with the bytes of standard input.
private func readStandardInput(
  _ invocation: Invocation, _ paths: inout [String], _ standin: inout Standin, _ problems: inout [ReportedProblem],
  _ here: String
) {
  guard let index = paths.firstIndex(of: "-") else { return }
  guard let name = invocation.value(.stdinPath) else {
    problems.append(.unreadable("-", "say with --stdin-path which file standard input stands for"))
    paths.remove(at: index)
    return
  }
  paths[index] = name
  switch Workspace.readStandardInput() {
  case .success(let bytes): standin.overlay[SlashPath.joined(here, name)] = bytes
  case .failure(let problem): problems.append(.unreadable("-", problem.reason))
  }
}

/// What git does not know is not in the next commit, and in nobody else's folder.
private func hideWhatIsUntracked(_ standin: inout Standin, _ problems: inout [ReportedProblem], _ here: String) {
  switch Git.repository(of: here).flatMap({ $0.untracked(withIgnored: true) }) {
  case .failure(let refusal): problems.append(.broken(nil, "--tracked: \(refusal.message)"))
  case .success(let untracked): standin.hidden.formUnion(untracked)
  }
}

extension Project {
  /// Decides what is read and what is reported. Folders given by name are read. A file given by name, under a
  /// configuration, only says what is reported; so do all paths with `--report-only` and `--since`.
  fileprivate mutating func select(_ paths: [String], _ invocation: Invocation, _ console: Console) {
    let here = selection.workingDirectory
    let configuration = rulebook?.configuration
    if configurationPath != nil {
      selection.exclusions.scopes = [.init(folder: root, patterns: configuration?.exclude ?? [])]
    }
    let areFiles = !paths.isEmpty && paths.allSatisfy(isFile)
    let isPartial = invocation.has(.reportOnly) || invocation.has(.since)
    if isPartial || areFiles && configurationPath != nil {
      if !paths.isEmpty || invocation.has(.reportOnly) { filter = paths.map { SlashPath.joined(here, $0) } }
      for path in paths where isPartial && !isFile(path) && isDirectory(SlashPath.joined(here, path)) == nil {
        problems.append(.unreadable(path, "No such file or directory"))
      }
      if paths.isEmpty && invocation.has(.reportOnly) { console.say("viperlint: no path was given to report on\n") }
      selection.paths = sources(configuration)
      // A file that was asked for is read even where `sources:` does not reach.
      if !isPartial { selection.paths += paths }
    } else if paths.isEmpty {
      selection.paths = sources(configuration)
    } else {
      givenFolders = paths.filter { isDirectory(SlashPath.joined(here, $0)) == true }
      if areFiles {
        console.say("viperlint: warning: a file is no project: what other files declare is unknown here\n")
      }
    }
    if let revision = invocation.value(.since) { narrow(since: revision) }
  }

  /// A misspelt `--only` would find nothing, and look clean.
  fileprivate mutating func checkRuleNames(_ invocation: Invocation) {
    guard let known = rulebook?.rules.map(\.rule.id) else { return }
    for flag in [Flag.only, .skip] {
      for id in invocation.list(flag) where !known.contains(id) {
        let question = didYouMean(id, among: known).map { "; " + $0 } ?? ""
        problems.append(.broken(nil, "--\(flag.rawValue): there is no rule `\(id)`\(question)"))
      }
    }
  }

  private func isFile(_ path: String) -> Bool {
    let absolute = SlashPath.joined(selection.workingDirectory, path)
    return selection.overlay[absolute] != nil || isDirectory(absolute) == false
  }

  /// What the configuration says, else its folder.
  private mutating func sources(_ configuration: Configuration?) -> [String] {
    let sources = expand(configuration?.sources ?? ["."], in: root)
    let path = configurationPath.map { shownPath($0, from: selection.workingDirectory) } ?? ""
    for pattern in sources.idle {
      problems.append(.broken(path, "`sources:` names `\(pattern.text)`, which is not there"))
    }
    return sources.paths
  }

  private mutating func narrow(since revision: String) {
    switch Git.repository(of: root).flatMap({ $0.filesChanged(since: revision) }) {
    case .failure(let refusal): problems.append(.broken(nil, "--since \(revision): \(refusal.message)"))
    case .success(let changed):
      let asked = filter
      filter = changed.filter { path in asked?.contains { remainder(of: path, below: $0) != nil } ?? true }
    }
  }

  /// A baseline that somebody names must be there; the usual one is taken where it is.
  fileprivate mutating func openBaseline(_ invocation: Invocation, _ standin: Standin) {
    let here = selection.workingDirectory
    let named =
      invocation.value(.baseline).map { SlashPath.joined(here, $0) }
      ?? rulebook?.configuration.baseline.map { SlashPath.joined(root, $0) }
    baselinePath = named ?? SlashPath.joined(root, ".viperlint-baseline.json")
    guard named != nil && invocation.command != .baseline || standin.isFile(baselinePath) else { return }
    switch readBaseline(standin.read(baselinePath), path: shownPath(baselinePath, from: here)) {
    case .success(let baseline): self.baseline = baseline
    case .failure(let refusal): problems.append(refusal.problem)
    }
  }
}

extension ReportedProblem {
  /// Something that makes the run worthless, about a file or about none.
  static func broken(_ path: String?, _ message: String) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .error,
      place: path.map { Linter.Place(path: $0, line: 0, column: 0, endLine: 0, endColumn: 0) }, message: message,
      isFatal: true)
  }
}
