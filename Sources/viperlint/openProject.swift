import LintReports
import LintRules
import Linter
import SourceText
import SwiftReader
import Workspace

/// From the command line to the rulebook and the files to read.
///
/// - Parameter operands: they name files and folders; none: what the configuration says, else its folder.
func openProject(
  _ invocation: Invocation, paths operands: [String], overlay: Overlay = Overlay(), _ console: Console
) -> Project {
  let here = workingDirectory()
  var (paths, overlay, problems) = (operands, overlay, [ReportedProblem]())
  readStandardInput(invocation, &paths, &overlay, &problems, here)
  if invocation.has(.tracked) { hideWhatIsUntracked(&overlay, &problems, here) }

  let given = invocation.value(.config).map { SlashPath.joined(here, $0) }
  let isFilter = asksAbout(paths, invocation, overlay, here)
  let start = overlay.start ?? (isFilter ? sharedFolder(of: paths, here) : SlashPath.joined(here, paths.first ?? "."))
  // What is asked about may have to do with types of the projects above, and these may exclude it.
  let startsOnTop = isFilter && !paths.isEmpty && ![.config, .test].contains(invocation.command)
  let nearest = given ?? findConfiguration(above: start, isThere: overlay.isThere)
  let keepsBaseline = invocation.command == .baseline && !isFilter
  var found = nearest
  if given == nil, startsOnTop { found = findTopmostConfiguration(above: start, isThere: overlay.isThere) }
  // What a baseline forgets must be gone in the eyes of a run that sees everything.
  if given == nil, keepsBaseline {
    found = nearest.map { configurationOfWhole(around: $0, above: start, workingDirectory: here, overlay) }
  }
  let loaded = loadRulebook(
    configuration: found, countsFromHere: given != nil, workingDirectory: here, preset: invocation.value(.preset),
    withExamples: invocation.command == .explain, isForExamples: [.explain, .test].contains(invocation.command),
    jobs: jobs(invocation), read: overlay.read)
  problems += loaded.problems
  if found == nil, let other = findMisnamedConfiguration(above: start) {
    problems.append(misnamed(SlashPath.relative(other, to: here)))
  }

  var project = Project(
    root: given != nil ? here : found.map(SlashPath.folder(of:)) ?? here, configurationPath: found,
    rulebook: loaded.rulebook, configuration: loaded.configuration,
    selection: SourceSelection(paths: paths, workingDirectory: here, overlay: overlay.contents), problems: problems)
  project.take(overlay)
  project.isConfigurationGiven = given != nil
  project.alternatives = {
    var reader = LibraryReader()
    return RuleLibrary.presets.filter { $0 != "none" }.compactMap { preset in
      buildRulebook(loaded.configuration, preset: preset, reader: &reader).rulebook
        ?? buildRulebook(Configuration(), preset: preset, reader: &reader).rulebook
    }
  }
  project.overlay = overlay
  if keepsBaseline, !project.isMadeOfFiles(paths), !paths.isEmpty || found != nearest {
    project.confine(to: paths.isEmpty ? [SlashPath.folder(of: nearest ?? here)] : paths)
  } else {
    project.select(paths, asFilter: isFilter, invocation, console)
    if [.check, .baseline].contains(invocation.command) { project.lookAround() }
  }
  // Counted from where the user types it.
  let globs = invocation.list(.exclude)
  if !globs.isEmpty {
    project.selection.exclusions.scopes.append(
      Exclusions.Scope(folder: here, patterns: globs.map { PathPattern($0) }))
  }
  project.configurationFiles = loaded.files
  return project
}

private func misnamed(_ path: String) -> ReportedProblem {
  ReportedProblem(
    rule: nil, severity: .warning, place: Linter.Place(file: path),
    message: "this file is not read; a configuration is called `\(configurationNames[0])`", isFatal: false)
}

/// Whether paths only say what is reported: with `--report-only` and `--since`, and below a configuration. There
/// `check` takes any path so, and all other commands a file.
private func asksAbout(
  _ paths: [String], _ invocation: Invocation, _ overlay: Overlay, _ here: String
) -> Bool {
  if invocation.has(.reportOnly) || invocation.has(.since) { return true }
  let paths = paths.map { SlashPath.joined(here, $0) }
  // One such file suffices: folders beside it would else be all that is read.
  return paths.contains { path in
    (overlay.contents[path] != nil || isDirectory(path) == false || invocation.command == .check)
      && (invocation.has(.config) || findConfiguration(above: path, isThere: overlay.isThere) != nil)
  }
}

/// The nearest folder that holds everything that is asked about: files of several projects are judged as from above
/// them.
private func sharedFolder(of paths: [String], _ here: String) -> String {
  let folders = paths.map { path in
    let path = SlashPath.joined(here, path)
    return isDirectory(path) == true ? path : SlashPath.folder(of: path)
  }
  guard var shared = folders.first else { return here }
  while !folders.allSatisfy({ remainder(of: $0, below: shared) != nil }) { shared = SlashPath.folder(of: shared) }
  return shared
}

/// `-` among the paths is the file that `--stdin-path` names, with the bytes of standard input.
private func readStandardInput(
  _ invocation: Invocation, _ paths: inout [String], _ overlay: inout Overlay, _ problems: inout [ReportedProblem],
  _ here: String
) {
  guard let index = paths.firstIndex(of: "-") else { return }
  guard let name = invocation.value(.stdinPath) else {
    problems.append(.unreadable("-", "say with --stdin-path which file standard input stands for"))
    paths.remove(at: index)
    return
  }
  // An editor may have come through a symbolic link; below the working directory the walk will not.
  var path = SlashPath.joined(here, name)
  if remainder(of: path, below: here) == nil, let real = realPath(path), remainder(of: real, below: here) != nil {
    path = real
  }
  paths[index] = path == SlashPath.joined(here, name) ? name : path
  if name.hasSuffix("/") || isDirectory(path) == true {
    problems.append(.unreadable(name, "it is a folder, and --stdin-path names a file"))
    paths.remove(at: index)
    return
  }
  switch Workspace.readStandardInput() {
  case .success(let bytes): overlay.contents[path] = bytes
  case .failure(let problem): problems.append(.unreadable("-", problem.reason))
  }
}

/// What git does not know is not in the next commit, and other people do not have it.
private func hideWhatIsUntracked(_ overlay: inout Overlay, _ problems: inout [ReportedProblem], _ here: String) {
  switch Git.repository(of: here).flatMap({ $0.untracked(withIgnored: true) }) {
  case .failure(let refusal): problems.append(.broken(nil, "--tracked: \(refusal.message)"))
  case .success(let untracked): overlay.hidden.formUnion(untracked)
  }
}

extension Project {
  /// Decides what is read and what is reported. Folders given by name are read. A file given by name, under a
  /// configuration, only says what is reported, and so do all paths beside it, and all with `--report-only` and
  /// `--since`.
  ///
  /// - Parameter isFilter: the paths only say what is reported.
  fileprivate mutating func select(
    _ paths: [String], asFilter isFilter: Bool, _ invocation: Invocation, _ console: Console
  ) {
    let here = selection.workingDirectory
    excludeWhatIsConfigured()
    let isPartial = invocation.has(.reportOnly) || invocation.has(.since)
    if isFilter {
      if !paths.isEmpty || invocation.has(.reportOnly) { filter = paths.map { SlashPath.joined(here, $0) } }
      for path in paths where isPartial && !isFile(path) && isDirectory(SlashPath.joined(here, path)) == nil {
        problems.append(.unreadable(path, "No such file or directory"))
      }
      for path in paths where isPartial && configurationPath == nil && !isBelowRoot(SlashPath.joined(here, path)) {
        problems.append(
          .unreadable(
            path, "it lies outside of `\(here)`, which is what is read; run where the project begins (`--directory`)"))
      }
      if paths.isEmpty && invocation.has(.reportOnly) { console.say("viperlint: no path was given to report on\n") }
      readProjects(of: paths)
      // A file that was asked for is read even where `sources:` does not reach; what is not there is said.
      if !isPartial {
        selection.paths += paths.filter { isDirectory(SlashPath.joined(here, $0)) != true }
        givenFolders = paths.filter { isDirectory(SlashPath.joined(here, $0)) == true }
      }
    } else if paths.isEmpty {
      if let filter { readProjects(of: filter) } else { selection.paths = sources() }
    } else {
      readsSources = false
      givenFolders = paths.filter { isDirectory(SlashPath.joined(here, $0)) == true }
      if paths.allSatisfy(isFile) {
        let warning = aloneWarning(paths, invocation)
        if invocation.command == .check {
          problems.append(
            ReportedProblem(rule: nil, severity: .warning, place: nil, message: warning, isFatal: false))
        } else {
          console.say("viperlint: warning: \(printable(warning))\n")
        }
      }
    }
    if let revision = invocation.value(.since) { narrow(since: revision) }
  }

  private func isBelowRoot(_ path: String) -> Bool {
    if remainder(of: path, below: root) != nil { return true }
    guard let path = realPath(path), let root = realPath(root) else { return false }
    return remainder(of: path, below: root) != nil
  }

  /// Files without their project look clean for want of knowledge. The report itself has to say so, since editors and
  /// hooks read nothing else, and has to say how they are judged within their project.
  private func aloneWarning(_ paths: [String], _ invocation: Invocation) -> String {
    let what = paths.count == 1 ? "only one file was read" : "only \(paths.count) files were read"
    let warning = "\(what), and most rules need to know what other files declare"
    guard invocation.command == .check else { return warning }
    let isInput = invocation.operands == ["-"]
    let asked =
      isInput
      ? "- --stdin-path \(shellWord(paths[0])) --report-only"
      : "--report-only \(paths.map(shellWord).joined(separator: " "))"
    let command = paths.count <= 3 ? asked : "--report-only <files>"
    return
      "\(warning); `viperlint check \(command)` reads the whole project and reports on \(paths.count == 1 ? "it" : "them")"
  }

  /// Reads everything, and speaks of some folders alone.
  fileprivate mutating func confine(to paths: [String]) {
    let here = selection.workingDirectory
    excludeWhatIsConfigured()
    scope = paths.map { SlashPath.joined(here, $0) }
    givenFolders = paths.filter { isDirectory(SlashPath.joined(here, $0)) == true }
    if configurationPath == nil { selection.paths = wholeSelection.paths } else { readProjects(of: paths) }
    let read = selection.paths.map { realPath(SlashPath.joined(here, $0)) ?? $0 }
    // What the walk would not come by, and what is not there: that is reported.
    selection.paths += paths.filter { path in
      guard let real = realPath(SlashPath.joined(here, path)) else { return true }
      return !read.contains { remainder(of: real, below: $0) != nil }
    }
  }

  private mutating func excludeWhatIsConfigured() {
    guard configurationPath != nil else { return }
    selection.exclusions.scopes = [
      EffectiveConfiguration(folder: root, rulebook: rulebookForReading).exclusion(selection.workingDirectory)
    ]
  }

  /// Whether no path is a folder: files alone are no project.
  fileprivate func isMadeOfFiles(_ paths: [String]) -> Bool { !paths.isEmpty && paths.allSatisfy(isFile) }

  private func isFile(_ path: String) -> Bool {
    let absolute = SlashPath.joined(selection.workingDirectory, path)
    return selection.overlay[absolute] != nil || isDirectory(absolute) == false
  }

  /// Reads the projects that some paths belong to, each as its own configuration says.
  private mutating func readProjects(of paths: [String]) {
    let own = paths.map {
      findConfiguration(above: SlashPath.joined(selection.workingDirectory, $0), isThere: overlay.isThere)
    }
    let others =
      isConfigurationGiven ? [] : Set(own.compactMap { $0 }).subtracting([configurationPath].compactMap { $0 })
    let isNeeded = configurationPath != nil || paths.isEmpty || own.contains(nil)
    selection.paths = (isNeeded ? sources() : []) + others.map(SlashPath.folder(of:)).sorted()
  }

  /// What the configuration says, else its folder.
  private mutating func sources() -> [String] {
    guard let patterns = configuration.sources else { return [root] }
    let folder = EffectiveConfiguration(folder: root, rulebook: rulebookForReading).folder(
      of: "sources", workingDirectory: selection.workingDirectory)
    let grounds = configurationGrounds(
      of: configurationPath, isGiven: isConfigurationGiven, workingDirectory: selection.workingDirectory)
    let sources = expand(patterns.map(\.fromItsFolder), in: folder, of: selection.tree, within: grounds)
    problems += sourceProblems(sources, configuration, grounds)
    return sources.paths
  }

  /// What stands in for the disk decides what is read and what is spoken of; the configuration, how much of a file.
  fileprivate mutating func take(_ overlay: Overlay) {
    selection.hidden = overlay.hidden
    selection.tree = overlay.tree
    if let size = configuration.maxFileSize { selection.maxFileSize = size }
    filter = overlay.filter
    deletedTypes = overlay.deletedTypes
    noteUnknownDeletions(overlay.unknownDeletions)
  }

  /// What was deleted may change what names mean elsewhere, and without the old code nothing tells which names.
  fileprivate mutating func noteUnknownDeletions(_ files: [String]) {
    problems += files.map { file in
      ReportedProblem(
        rule: nil, severity: .warning, place: Linter.Place(file: selection.shown(file)),
        message: "was deleted, and this clone does not have what it held (a partial clone; viperlint fetches nothing): "
          + "findings in other files that are due to its deletion are not reported", isFatal: false)
    }
  }

  private mutating func narrow(since revision: String) {
    switch Git.repository(of: root).flatMap({ $0.changes(since: revision) }) {
    case .failure(let refusal):
      problems.append(.broken(nil, "--since \(revision): \(refusal.message)"))
      filter = []
    case .success(let changes):
      changed = changes.paths
      askedAbout = filter
      // Git answers with real paths.
      let asked = filter?.map { realPath($0) ?? $0 }
      filter = changes.paths.flatMap { path -> [String] in
        guard let asked else { return [path] }
        if asked.contains(where: { remainder(of: path, below: $0) != nil }) { return [path] }
        // Of a changed submodule only what was asked about.
        return asked.filter { remainder(of: $0, below: path) != nil }
      }
      // A finding may well be news because another declaration of a name is gone.
      if asked == nil { deletedTypes = Set(typeNames(in: changes.deletedCode)) }
      noteUnknownDeletions(changes.unknownCode)
    }
  }
}

/// The types that some code declares or extends, by their qualified names.
func typeNames(in code: [UInt8]) -> [String] {
  let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol", "typealias", "extension"]
  return code.isEmpty ? [] : listing(of: code).declarations.filter { kinds.contains($0.kind) }.map(\.name)
}

extension ReportedProblem {
  /// Something that makes the run worthless, about a file or about none.
  static func broken(_ path: String?, line: Int = 0, column: Int = 0, _ message: String) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .error,
      place: path.map { Linter.Place(path: $0, line: line, column: column, endLine: line, endColumn: column) },
      message: message, isFatal: true)
  }
}
