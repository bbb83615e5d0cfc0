import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint config [path]`: what is in force for a path, where each value comes from, and, where a tree has several
/// configurations, which one is in force for what.
func showConfiguration(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: invocation.operands, console)
  guard let rulebook = soundRulebook(of: project, console) else { return .untrustworthy }
  let configured = configure(
    readSources(project.selection, jobs: processorCount()), by: rulebook, of: project, invocation)
  let fatal = configured.problems.filter(\.isFatal)
  for problem in fatal { console.complain(problem.line) }
  let text = table(of: rulebook, isPresetGiven: invocation.has(.preset)) + nearest(of: configured, project)
  return console.write(printable(text)) && fatal.isEmpty ? .clean : .untrustworthy
}

/// Key by key, each with the place that says so.
private func table(of rulebook: Rulebook, isPresetGiven: Bool) -> String {
  let configuration = rulebook.configuration
  var lines: [(text: String, origin: String)] = []
  func add(_ text: String, _ place: SourceText.Place?) {
    lines.append((text, place.map { "# \($0.path):\($0.position.line)" } ?? "# default"))
  }
  func origin(_ key: String) -> SourceText.Place? { configuration.origins[key] }
  func list(_ values: [String]) -> String { "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
  /// Keys with their lists, those that say something.
  func map(_ entries: [(key: String, values: [String])]) -> String {
    let said = entries.filter { !$0.values.isEmpty }.map { "\($0.key): \(list($0.values))" }
    return "{ " + said.joined(separator: ", ") + " }"
  }

  if isPresetGiven {
    lines.append(("preset: \(rulebook.preset)", "# --preset"))
  } else {
    add("preset: \(rulebook.preset)", origin("preset"))
  }
  add("sources: \(list(configuration.sources?.map(\.text) ?? ["."]))", origin("sources"))
  add("exclude: \(list(configuration.exclude.map(\.text)))", origin("exclude"))
  // The usual one is taken where it is.
  add("baseline: \(configuration.baseline ?? usualBaselineName)", origin("baseline"))
  add("minimum-resolved: \(configuration.minimumResolved.map { "\($0)" } ?? "~")", origin("minimum-resolved"))
  let size = Double(configuration.maxFileSize ?? 16 << 20) / 1_048_576
  add("max-file-size: \(size == size.rounded() ? "\(Int(size))" : "\(size)")", origin("max-file-size"))
  add("minimum-version: \(configuration.minimumVersion.map { "\($0)" } ?? "~")", origin("minimum-version"))
  if !configuration.roles.isEmpty { lines.append(("roles:", "")) }
  for role in configuration.roles {
    let words = map([
      ("types", role.types.map(\.text)), ("conforms-to", role.conformsTo.map(\.text)), ("suffixes", role.suffixes),
      ("paths", role.paths.map(\.text)),
    ])
    add("  \(role.role.name): \(words)", role.place)
  }
  func change(_ change: VocabularyChange) -> String {
    map([("add", change.add.map(\.form.text)), ("remove", change.remove.map(\.form.text))])
  }
  if let targets = configuration.uiTargets { add("ui-targets: \(change(targets))", origin("ui-targets")) }
  if !configuration.vocabularies.isEmpty { lines.append(("vocabularies:", "")) }
  for vocabulary in configuration.vocabularies { add("  \(vocabulary.name): \(change(vocabulary))", vocabulary.place) }
  if !configuration.platform.isEmpty { lines.append(("platform:", "")) }
  for (key, values) in names(in: configuration.platform) { add("  \(key): \(list(values))", origin("platform")) }
  lines.append(("rules:", ""))
  for rule in rulebook.rules {
    let id = rule.rule.id
    add("  \(id): \(rule.severity.rawValue)", origin("rules." + id) ?? (rule.origin == .custom ? rule.rule.place : nil))
    if !rule.paths.isEmpty { add("    # only in \(list(rule.paths.map(\.text)))", origin("rules." + id)) }
    for exception in rule.allow {
      let scope = [("path", exception.paths.map(\.text)), ("symbol", exception.symbols.map(\.text))]
        .filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: ", ")
      add("    # allowed\(scope.isEmpty ? "" : " (\(scope))") because: \(exception.because)", exception.place)
    }
  }
  let width = lines.map(\.text.count).max() ?? 0
  return lines.map { line in
    line.origin.isEmpty
      ? line.text : line.text + String(repeating: " ", count: width - line.text.count + 2) + line.origin
  }.joined(separator: "\n") + "\n"
}

/// What something is said of, by keys.
private func names(in platform: ExternalTypes) -> [(key: String, values: [String])] {
  [
    ("families", Set(platform.supertypes.values.joined()).sorted()), ("members", platform.members.keys.sorted()),
    ("wrappers", platform.wrappers.keys.sorted()),
  ].filter { !$0.1.isEmpty }
}

/// Which configuration is in force for what, where that is a question.
private func nearest(of configured: ConfiguredSources, _ project: Project) -> String {
  guard configured.configurations.count > 1 else { return "" }
  let here = project.selection.workingDirectory
  var counts = configured.configurations.map { _ in 0 }
  for file in configured.files { counts[file.configuration] += 1 }
  let rows = zip(configured.configurations, counts).map { effective, count in
    let name = effective.configurationPath.map { shownPath($0, from: here) } ?? "the defaults"
    return "#   \(name): \(counted(count, "file")) below \(shownPath(effective.folder, from: here))\n"
  }
  return "\n# The nearest configuration above a file is in force for it:\n"
    + rows.joined()
}
