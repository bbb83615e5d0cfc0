import LintRules
import Linter
import Parallel
import SourceText
import SwiftReader
import Workspace

/// What a look at a project gave.
struct Examination {
  var report: Report
  /// The configurations in force for its files, the project's own first; none where that is broken.
  var configurations: [EffectiveConfiguration] = []
  var baselines: [BaselineFile] = []
  /// The number of the configuration in force for a file, by the path that the report has.
  var configurationOfFile: [String: Int] = [:]
  /// For callers that ask more; else nil.
  var analysis: Analysis?
  /// Of each analysis that it took to choose presets, if another check will follow.
  var kept: [KeptBodies] = []
}

/// Reads the sources of a project and judges each by the configuration in force for it. Problems of reading travel with
/// the report.
///
/// - Parameter ignoresBaseline: for commands that ask what there is, and for writing a baseline.
func examine(
  _ project: Project, _ invocation: Invocation, wantsMap: Bool, question: PlaceQuestion? = nil,
  ignoresBaseline: Bool = false, timings: inout Timings, _ console: Console
) -> Examination {
  guard let rulebook = project.rulebook else { return untrustworthy(project, invocation) }
  let progress = console.progress()
  defer { progress?.end() }
  let jobs = jobs(invocation)
  let (lexicon, sources) = both(jobs: jobs) {
    Lexicon([rulebook])
  } _: {
    // A question may be about whatever stands in a file.
    readSources(
      project.selection, jobs: jobs, skipsBodiesOfTests: question == nil, whenRead: progress?.countFile)
  }
  let configured = configure(sources, by: rulebook, of: project, invocation)
  progress?.beginJudging(configured.files.count)
  timings.end("read")
  let examination = judge(
    configured, of: project, invocation, lexicon: lexicon, wantsMap: wantsMap, question: question,
    ignoresBaseline: ignoresBaseline, whenDone: { timings.end($0) })
  letGo(consume configured, jobs: jobs)
  timings.end("report")
  return examination
}

/// Without rules nothing can be judged. The report says why, and what else is wrong with configurations and baselines.
func untrustworthy(_ project: Project, _ invocation: Invocation) -> Examination {
  let sources = readSources(project.selection, jobs: jobs(invocation))
  let configured = configure(sources, by: project.rulebookForReading, of: project, invocation)
  let here = project.selection.workingDirectory
  let (_, damage) = openBaselines(
    of: configured.configurations, invocation, workingDirectory: here, project.overlay)
  return Examination(
    report: Report(
      preset: invocation.value(.preset) ?? "",
      problems: (project.problems + configured.problems + damage).sorted(by: precedes)))
}

/// Judges what was read, and says only what was asked about.
///
/// - Parameters:
///   - lexicon: what was prepared of the project's rulebook.
///   - vocabularies: findings shall say what can be done about them.
///   - keepsAnalysis: questions about it and another check will follow.
///   - edit: all that has changed since the last check.
///   - whenDone: as in `lint`.
func judge(
  _ configured: ConfiguredSources, of project: Project, _ invocation: Invocation, lexicon: Lexicon? = nil,
  wantsMap: Bool = false, question: PlaceQuestion? = nil, ignoresBaseline: Bool = false,
  vocabularies: ImportVocabularies? = nil, keepsAnalysis: Bool = false, edit: BodyEdit? = nil,
  whenDone: (String) -> Void = { _ in }
) -> Examination {
  let here = project.selection.workingDirectory
  let wantsBaselines = !ignoresBaseline || invocation.command == .baseline
  var (baselines, damage) =
    wantsBaselines
    ? openBaselines(of: configured.configurations, invocation, workingDirectory: here, project.overlay) : ([], [])
  // If the user changes the rules, the run asks about everything.
  var rules = configured.configurationFiles.union(baselines.map(\.path))
  rules.formUnion(rules.compactMap(realPath))
  var configured = configured
  let switchedOn = configured.switchOn(invocation.list(.only), but: invocation.list(.skip))
  var project = project
  var request = lintRequest(for: project, configured, invocation)
  request.isNarrowed = project.filter != nil && !project.asksAboutFolders
  if project.changesRules(rules) {
    project.filter = project.askedAbout
    // What was not asked about whole does not call entries stale.
    request.isNarrowed = project.overlay.filter == nil
  }
  let isChosen = project.choice
  let isAsked = request.isNarrowed ? nil : isChosen
  (request.lexicon, request.importVocabularies) = (lexicon, vocabularies)
  (request.wantsMap, request.question) = (wantsMap, question)
  (request.keepsBodies, request.edit) = (keepsAnalysis, edit)
  let choosesPreset = project.choosesPreset(invocation) && configured.configurations.count == 1
  var kept: [KeptBodies] = []
  func judged(_ configured: ConfiguredSources, _ baselines: [BaselineFile]) -> Analysis {
    let analysis = analyse(
      configured.files, rulebooks: configured.configurations.map(\.rulebook),
      known: ignoresBaseline
        ? [] : knownFindings(of: baselines, among: configured.configurations, project, askedAbout: isAsked),
      request: request, whenDone: whenDone)
    kept += analysis.kept.map { [$0] } ?? []
    return analysis
  }
  var analysis = judged(configured, baselines)
  var folders = analysis.report.patternFolders
  if choosesPreset {
    analysis = project.choosePresets(analysis, switchedOn, &configured, &baselines, &folders, judged: judged)
  }
  var report = analysis.report
  report.isPresetChosen = choosesPreset
  report.patternFolders = folders
  report.switchedOn = switchedOn
  report.problems +=
    project.problems + configured.problems + damage + unknownRules(configured.configurations, invocation)
  if !invocation.has(.allowEmpty) { report.problems += emptyFolders(project, configured) }
  report.problems.sort(by: precedes)
  if let isChosen { report = project.narrowed(report, to: isChosen, configured, baselines) }
  var examination = Examination(report: report, configurations: configured.configurations, baselines: baselines)
  if keepsAnalysis { (examination.analysis, examination.kept) = (analysis, kept) }
  letGo(consume analysis, jobs: jobs(invocation))
  examination.configurationOfFile = configured.configurationOfFile
  return examination
}

extension Project {
  /// Judges anew by the preset that the modules fit, and folders that follow another pattern by that.
  ///
  /// - Parameter folders: set to the folders with a pattern of their own.
  fileprivate func choosePresets(
    _ first: Analysis, _ switchedOn: [String], _ configured: inout ConfiguredSources, _ baselines: inout [BaselineFile],
    _ folders: inout [PatternFolder], judged: (ConfiguredSources, [BaselineFile]) -> Analysis
  ) -> Analysis {
    var analysis = first
    if let likely = analysis.report.likelyPreset, let other = rulebook(of: likely.preset, switchedOn) {
      configured.configurations[0].rulebook = other
      analysis = judged(configured, baselines)
    }
    folders = analysis.report.patternFolders
    let apart = folders.compactMap { folder in
      rulebook(of: folder.preset, switchedOn).map { (folder: folder.path, rulebook: $0) }
    }
    if apart.isEmpty { return analysis }
    configured.judgeApart(apart, workingDirectory: selection.workingDirectory)
    // The findings of these folders lie in the baseline of the whole.
    for index in baselines.indices where baselines[index].configurations.contains(0) {
      baselines[index].configurations = Set(configured.configurations.indices)
    }
    return judged(configured, baselines)
  }
}

/// What the command line and the tree say of a run.
private func lintRequest(for project: Project, _ configured: ConfiguredSources, _ invocation: Invocation) -> LintRequest
{
  var request = LintRequest()
  request.jobs = jobs(invocation)
  request.allowsEmpty = invocation.has(.allowEmpty)
  request.only = invocation.has(.only) ? configured.currentIds(invocation.list(.only)) : nil
  request.skip = configured.currentIds(invocation.list(.skip))
  request.isWhole = project.isWhole
  request.isComplete = project.isComplete
  request.isSound = !(project.problems + configured.problems).contains(where: \.isFatal)
  request.folder = folderName(project.root)
  request.targets = readManifests(above: project.selection).map {
    TargetFolder(name: $0.name, folder: SlashPath.relative($0.folder, to: project.root))
  }
  request.bridgingHeaders = configured.bridgingHeaders
  request.alternatives = project.alternatives
  request.today = today()
  return request
}

extension ConfiguredSources {
  /// The number of the configuration in force for each file; empty where there is only one.
  fileprivate var configurationOfFile: [String: Int] {
    if configurations.count == 1 { return [:] }
    return Dictionary(files.map { ($0.path, $0.configuration) }, uniquingKeysWith: { first, _ in first })
  }

  /// The current ids of rules that the user names. A rule of the project's own may be renamed in one configuration
  /// only.
  fileprivate func currentIds(_ ids: [String]) -> Set<String> {
    Set(ids.flatMap { id in configurations.map { $0.rulebook.currentId(id) } })
  }

  /// Switches on what the user asks for by name, wherever it is off.
  fileprivate mutating func switchOn(_ asked: [String], but skipped: [String]) -> [String] {
    let ids = currentIds(asked).subtracting(currentIds(skipped))
    var woken: Set<String> = []
    // Where a configuration is broken, no code is judged.
    for index in configurations.indices where configurations[index].isSound {
      woken.formUnion(configurations[index].rulebook.switchOn(ids))
    }
    return woken.sorted()
  }

  /// Gives folders, as reports call them, a rulebook of their own, as if a configuration without another word than its
  /// preset lay there.
  fileprivate mutating func judgeApart(_ folders: [(folder: String, rulebook: Rulebook)], workingDirectory: String) {
    let first = configurations.count
    configurations += folders.map {
      EffectiveConfiguration(
        folder: SlashPath.joined(workingDirectory, $0.folder), configurationPath: configurations[0].configurationPath,
        rulebook: $0.rulebook, files: configurations[0].files)
    }
    files = files.map { file in
      guard let number = folders.firstIndex(where: { file.path.hasPrefix($0.folder + "/") }) else { return file }
      return SourceFile(file, pathInProject: file.pathInProject, configuration: first + number)
    }
  }
}

extension Project {
  /// Nothing names a preset: no configuration is there, and no flag; or they say `auto`.
  func choosesPreset(_ invocation: Invocation) -> Bool {
    let isOpen = configurationPath == nil || configuration.preset?.name == RuleLibrary.chosenByModules
    return (invocation.value(.preset) ?? (isOpen ? RuleLibrary.chosenByModules : "")) == RuleLibrary.chosenByModules
  }

  /// That of another preset than the one in force, with what the configuration says and what was asked for by name.
  fileprivate func rulebook(of preset: String, _ switchedOn: [String]) -> Rulebook? {
    guard var other = alternatives().first(where: { $0.preset == preset }) else { return nil }
    _ = other.switchOn(Set(switchedOn))
    return other
  }

  /// Whether some of the rules in force are among what changed, or among what was asked about by name.
  ///
  /// - Parameter rules: the files that make them, absolute.
  fileprivate func changesRules(_ rules: Set<String>) -> Bool {
    if let changed {
      let root = realPath(root) ?? root
      return changed.contains { path in
        // A configuration that is gone is none of those in force; in other projects it does not matter.
        rules.contains(path) || isConfiguration(path) && remainder(of: path, below: root) != nil
          || configurationPath == nil && isConfiguration(path)
            && remainder(of: root, below: SlashPath.folder(of: path)) != nil
      }
    }
    return (overlay.filter ?? filter ?? []).contains { rules.contains($0) || isConfiguration($0) }
  }

  /// A report about what was asked about, and about the rules there.
  fileprivate func narrowed(
    _ report: Report, to isChosen: (String) -> Bool, _ configured: ConfiguredSources, _ baselines: [BaselineFile]
  ) -> Report {
    let rules = rulesAskedAbout(in: configured, baselines, isChosen)
    return report.narrowed(orAbout: deletedTypes) {
      isChosen($0) || !rules.isEmpty && rules.contains(SlashPath.joined(selection.workingDirectory, $0))
    }
  }

  /// The configurations, rules and baselines of the folders that were asked about; absolute paths.
  private func rulesAskedAbout(
    in configured: ConfiguredSources, _ baselines: [BaselineFile], _ isChosen: (String) -> Bool
  ) -> Set<String> {
    guard asksAboutFolders else { return [] }
    // Comparing paths is expensive, and one file of each configuration is enough.
    var asked: Set<Int> = configured.configurations.count == 1 ? [0] : []
    for file in configured.files where !asked.contains(file.configuration) && isChosen(file.path) {
      asked.insert(file.configuration)
    }
    var paths = asked.reduce(into: Set<String>()) { $0.formUnion(configured.configurations[$1].files) }
    paths.formUnion(baselines.filter { !$0.configurations.isDisjoint(with: asked) }.map(\.path))
    return paths.union(paths.compactMap(realPath))
  }

  /// The paths of the command include a folder, as in CI; editors and hooks name files. Only such a run reports what is
  /// wrong with the rules themselves.
  var asksAboutFolders: Bool { filter != nil && !givenFolders.isEmpty }

  /// Whether a file (as the report names it) is one of those that were asked about; nil: all are.
  var choice: ((String) -> Bool)? {
    filter.map { chosen in memorised(isBelow(chosen)) }
  }

  /// Whether a file (as the report names it) is one that this run speaks of.
  var isInScope: (String) -> Bool { scope.map { memorised(isBelow($0)) } ?? { _ in true } }

  /// Whether a file is some of these files or lies in some of these folders.
  private func isBelow(_ paths: [String]) -> (String) -> Bool {
    // The user's paths and the walk may have come through different symbolic links.
    let chosen = Set(paths).union(paths.compactMap(realPath))
    let here = selection.workingDirectory
    return { path in
      let path = SlashPath.joined(here, path)
      return [path, realPath(path) ?? path].contains { candidate in
        var candidate = candidate
        while !chosen.contains(candidate) {
          if candidate == "/" { return false }
          candidate = SlashPath.folder(of: candidate)
        }
        return true
      }
    }
  }
}

/// Answers each question about a file once: a finding asks about each of its places.
private func memorised(_ answer: @escaping (String) -> Bool) -> (String) -> Bool {
  var known: [String: Bool] = [:]
  return { path in
    if let answer = known[path] { return answer }
    let new = answer(path)
    known[path] = new
    return new
  }
}

/// A misspelt `--only` would find nothing, and look clean. One that names a rule by an old id finds what it means.
private func unknownRules(_ configurations: [EffectiveConfiguration], _ invocation: Invocation) -> [ReportedProblem] {
  let known = configurations.flatMap { $0.rulebook.rules.map(\.rule.id) }
  return [Flag.only, .skip].flatMap { flag in
    invocation.list(flag).filter { !known.contains($0) }.map { id in
      if let current = configurations.compactMap({ $0.rulebook.formerIds[id] }).min() {
        return ReportedProblem(
          rule: nil, severity: .warning, place: nil,
          message: "--\(flag.rawValue): the rule `\(id)` is called `\(current)` now", isFatal: false)
      }
      let question = didYouMean(id, among: known).map { "; " + $0 } ?? ""
      return .broken(nil, "--\(flag.rawValue): there is no rule `\(id)`\(question)")
    }
  }
}

/// How many threads read.
func jobs(_ invocation: Invocation) -> Int {
  threads(asked: invocation.value(.jobs).flatMap { Int($0) }, processors: processorCount())
}

/// Each thread keeps memory of its own, and more than a few for each processor only wait for each other.
///
/// - Parameter asked: nil: one for each processor.
func threads(asked: Int?, processors: Int) -> Int { min(asked ?? processors, max(16, 4 * processors)) }

/// Folders without a single Swift file: nothing was judged there, and that must not look like "nothing found".
private func emptyFolders(_ project: Project, _ configured: ConfiguredSources) -> [ReportedProblem] {
  let here = project.selection.workingDirectory
  let files = configured.files.filter(\.isSwift).map(\.path)
  var empty = project.givenFolders.filter { given in
    let folder = SlashPath.joined(here, given)
    // Mostly a file is called as its folder was: only where none is are all of them spelt out.
    let prefix = shownPath(folder, from: here) + "/"
    if files.contains(where: { $0.hasPrefix(prefix) }) { return false }
    if files.contains(where: { remainder(of: SlashPath.joined(here, $0), below: folder) != nil }) { return false }
    // It may be a link into what was read.
    guard project.scope != nil || project.filter != nil, let real = realPath(folder) else { return true }
    return !files.contains { remainder(of: realPath(SlashPath.joined(here, $0)) ?? $0, below: real) != nil }
  }
  // What could not be read has been said.
  let hasFailed = project.hasFailed || configured.problems.contains(where: \.isFatal)
  if files.isEmpty && empty.isEmpty && !hasFailed { empty = [shownPath(project.root, from: here)] }
  return empty.map { .broken($0, "there is no Swift file to check here") }
}
