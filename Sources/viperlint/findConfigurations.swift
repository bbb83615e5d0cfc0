import LintRules
import Linter
import SourceText
import Workspace

/// The files of a run, each with the configuration in force for it.
struct ConfiguredSources {
  /// Sorted by path.
  var files: [SourceFile]
  /// The first one is that of the project.
  var configurations: [EffectiveConfiguration]
  var problems: [ReportedProblem]
  var bridgingHeaders: [BridgingHeader] = []
  /// The files that the configurations are made of, absolute.
  var configurationFiles: Set<String> { configurations.reduce(into: []) { $0.formUnion($1.files) } }
}

/// Finds the configurations in the tree that was read, and gives every file to the nearest one above it.
///
/// A file is left out where any configuration above it excludes it, and, in a run without paths, where `sources:` of
/// the one in force for it does not name it. What no configuration is above of goes to that of the project.
func configure(_ sources: Sources, by main: Rulebook, of project: Project, _ invocation: Invocation)
  -> ConfiguredSources
{
  let here = project.selection.workingDirectory
  let first = EffectiveConfiguration(
    folder: project.root, configurationPath: project.configurationPath, rulebook: main,
    files: project.configurationFiles)
  var configured = ConfiguredSources(
    files: sources.files, configurations: [first], problems: sources.problems, bridgingHeaders: sources.bridgingHeaders)
  let nested = nestedConfigurations(sources.configurations, project, &configured.problems)
  if nested.isEmpty {
    guard project.root != here else { return configured }
    configured.files = sources.files.map { file in
      SourceFile(file, pathInProject: project.pathFromRoot(file.path), configuration: 0)
    }
    return configured
  }

  var exclusions = Exclusions()
  var reader = LibraryReader(withExamples: invocation.command == .explain)
  for path in nested where !exclusions.excludes(path) {
    let loaded = loadRulebook(
      configuration: path, workingDirectory: here, preset: invocation.value(.preset), reader: &reader,
      isForExamples: [.explain, .test].contains(invocation.command), read: project.overlay.read)
    // What several of them extend is wrong once.
    configured.problems += loaded.problems.filter {
      !configured.problems.contains($0) && !project.problems.contains($0)
    }
    let effective = EffectiveConfiguration(
      folder: SlashPath.folder(of: path), configurationPath: path, rulebook: loaded.rulebook ?? silenced(main),
      files: loaded.files, isSound: loaded.rulebook != nil)
    exclusions.scopes.append(effective.exclusion(here))
    configured.problems += idleLimit(loaded.configuration, besides: project.configuration)
    configured.configurations.append(effective)
  }
  var nearest = NearestConfigurations(configured.configurations.map(\.folder))
  let listed = project.readsSources ? listedSources(configured.configurations, project, &configured.problems) : [:]
  func isRead(_ path: String, by number: Int) -> Bool {
    if exclusions.excludes(path) { return false }
    guard let folders = listed[number] else { return true }
    return folders.contains { remainder(of: path, below: $0) != nil }
  }
  var seen: [Int: Int] = [:]
  configured.files = sources.files.compactMap { file in
    let path = SlashPath.joined(here, file.path)
    let number = nearest.configuration(of: path)
    seen[number, default: 0] += 1
    guard isRead(path, by: number) else { return nil }
    return SourceFile(file, pathInProject: SlashPath.relative(path, to: project.root), configuration: number)
  }
  configured.problems += emptyConfigurations(configured, seen, here)
  // What cannot be read and shall not be is no problem.
  configured.problems.removeAll { problem in
    guard problem.rule == nil, let path = problem.place?.path, SourceKind(path) != nil else { return false }
    let absolute = SlashPath.joined(here, path)
    return !isRead(absolute, by: nearest.configuration(of: absolute))
  }
  return configured
}

/// The configurations besides that of the project, those further up first; one for each folder.
func nestedConfigurations(
  _ found: [String], _ project: Project, _ problems: inout [ReportedProblem]
) -> [String] {
  let here = project.selection.workingDirectory
  let staged = project.selection.overlay.keys.filter { path in
    isConfiguration(path)
      && project.selection.paths.contains { remainder(of: path, below: SlashPath.joined(here, $0)) != nil }
  }
  var all = Set(found + staged).filter(project.overlay.isThere)
  // A path that is read may lie below a configuration that no walk comes by.
  for folder in Set(project.selection.paths.map { SlashPath.joined(here, $0) }) {
    if let path = findConfiguration(above: folder, isThere: project.overlay.isThere) { all.insert(path) }
  }
  var byFolder: [String: [String]] = [:]
  for path in all { byFolder[SlashPath.folder(of: path), default: []].append(path) }
  var nested: [String] = []
  for (folder, paths) in byFolder.sorted(by: { $0.key < $1.key }) {
    // `.viperlint.yml` comes first, as it does on the way up.
    let chosen = paths.max { $0.utf8.count > $1.utf8.count }!
    for other in paths where other != chosen {
      problems.append(
        ReportedProblem(
          rule: nil, severity: .warning,
          place: Place(file: shownPath(other, from: here)),
          message: "is not read: `\(SlashPath.lastComponent(of: chosen))` beside it comes first", isFatal: false))
    }
    if folder != project.root && chosen != project.configurationPath { nested.append(chosen) }
  }
  guard project.isConfigurationGiven, let first = nested.first else { return nested }
  let more = nested.count == 1 ? "" : " (and \(nested.count - 1) more)"
  problems.append(
    ReportedProblem(
      rule: nil, severity: .warning, place: nil,
      message: "`\(shownPath(first, from: here))`\(more) is not used: --config is in force for all", isFatal: false)
  )
  return []
}

/// Where a configuration is broken, no code is judged, but other code may still use it.
private func silenced(_ rulebook: Rulebook) -> Rulebook {
  var rulebook = rulebook
  rulebook.configuration = Configuration()
  for index in rulebook.rules.indices { rulebook.rules[index].severity = .off }
  return rulebook
}

/// What `sources:` of the configurations besides the first one stands for, by their numbers.
private func listedSources(
  _ configurations: [EffectiveConfiguration], _ project: Project, _ problems: inout [ReportedProblem]
) -> [Int: [String]] {
  let here = project.selection.workingDirectory
  var listed: [Int: [String]] = [:]
  for (number, effective) in configurations.enumerated().dropFirst() {
    guard let patterns = effective.rulebook.configuration.sources else { continue }
    let grounds = configurationGrounds(of: effective.configurationPath, isGiven: false, workingDirectory: here)
    let found = expand(
      patterns.map(\.fromItsFolder), in: effective.folder(of: "sources", workingDirectory: here),
      of: project.selection.tree, within: grounds)
    listed[number] = found.paths
    problems += sourceProblems(found, effective.rulebook.configuration, grounds)
  }
  return listed
}

/// Configurations further down that leave out every file which they are in force for: a folder that drops out so is no
/// green one.
///
/// - Parameter seen: how many files there are for each configuration, by its number.
private func emptyConfigurations(_ configured: ConfiguredSources, _ seen: [Int: Int], _ here: String)
  -> [ReportedProblem]
{
  let having = Set(configured.files.map(\.configuration))
  return configured.configurations.enumerated().dropFirst().compactMap { number, effective in
    guard !having.contains(number), effective.isSound, let path = effective.configurationPath,
      let count = seen[number]
    else { return nil }
    return ReportedProblem(
      rule: nil, severity: .warning, place: Place(file: shownPath(path, from: here)),
      message: "its `sources:` or `exclude:`, or those above it, leave out all Swift files here (\(count))",
      isFatal: false)
  }
}

/// What is read is decided before it is known which configurations lie further down.
private func idleLimit(_ configuration: Configuration, besides main: Configuration) -> [ReportedProblem] {
  guard let size = configuration.maxFileSize, size != main.maxFileSize else { return [] }
  let place = configuration.origins["max-file-size"]
  return [
    ReportedProblem(
      rule: nil, severity: .warning,
      place: Place(
        path: place?.path ?? configuration.path, line: Int(place?.position.line ?? 0),
        column: Int(place?.position.column ?? 0), endLine: Int(place?.position.line ?? 0),
        endColumn: Int(place?.position.column ?? 0)),
      message: "`max-file-size` has no effect in a configuration further down, only where the run begins",
      isFatal: false)
  ]
}

/// Folders, and which configuration is in force in each.
struct NearestConfigurations {
  private var known: [String: Int] = [:]

  /// - Parameter folders: absolute; the number of a folder is that of its configuration.
  init(_ folders: [String]) {
    for (number, folder) in folders.enumerated() where known[folder] == nil { known[folder] = number }
  }

  /// The number of the nearest folder above a file; what is above of none goes to the first.
  mutating func configuration(of path: String) -> Int { configuration(above: SlashPath.folder(of: path)) }

  /// The number of the nearest folder above a folder, or of that itself.
  mutating func configuration(above folder: String) -> Int {
    if let number = known[folder] { return number }
    let number = folder == "/" ? 0 : configuration(above: SlashPath.folder(of: folder))
    known[folder] = number
    return number
  }
}
