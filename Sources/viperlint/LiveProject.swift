import LintRules
import Linter
import Parallel
import SourceText
import SwiftFacts
import SwiftReader
import Workspace

/// A project that is checked again and again, as it is seen from a folder. What has not changed since the last time is
/// not read again; what a check says is what a fresh `viperlint check` in that folder would say.
struct LiveProject {
  /// Absolute.
  let folder: String
  /// Always of `check`; flags that all checks have.
  private var invocation: Invocation
  /// As `check` takes them.
  private var paths: [String]
  private var known = KnownSources()
  private var sources: Sources?
  /// What the last check found; nil before the first one.
  private(set) var examination: Examination?
  /// What the last check was about.
  private(set) var project: Project?
  /// How long the phases of the last check took.
  private(set) var timings = Timings()
  private var map: ProjectMap?
  /// What the last report was made from; nil where that does not matter.
  private var inputs: CheckInputs?
  /// Files in which something has only moved since the last check; empty if another change may matter to the report.
  private var moves: [MovedFile] = []
  /// Files in which only the code of a function differs since the last check; nil if another change may matter to what
  /// files declare.
  private var edited: Set<String>?
  /// Files in which something has moved since the last analysis: what is kept of that is about other texts.
  private var movedSince: Set<String> = []

  /// - Parameters:
  ///   - flags: of the command that wants to know; those that `check` does not have say nothing here.
  ///   - paths: as `check` takes them.
  init(folder: String, flags: [Flag: [String]], paths: [String] = []) {
    self.folder = folder
    self.paths = paths
    invocation = Invocation(command: .check, values: flags.filter { $0.key.belongs(to: .check) })
  }

  /// Checks the project.
  ///
  /// - Parameters:
  ///   - overlay: texts that stand in the place of files, by their real paths.
  ///   - isDiskNew: files may have changed on the disk; else only the overlay has.
  mutating func check(overlay: [String: [UInt8]], isDiskNew: Bool) -> Report {
    (moves, edited) = ([], nil)
    if let problem = enter() {
      return Report(preset: "", problems: [.broken(nil, "cannot run in `\(folder)`: \(problem.reason)")])
    }
    timings = Timings()
    if isDiskNew || !takeTexts(overlay) { read(overlay) }
    timings.end("read")
    guard let project, let sources else { return Report(preset: "") }
    guard let rulebook = project.rulebook else {
      letGo()
      let examination = untrustworthy(project, invocation)
      self.examination = examination
      return examination.report
    }
    let configured = configure(sources, by: rulebook, of: project, invocation)
    let baselines = examination?.baselines.map(\.path) ?? []
    let new = CheckInputs(configured, sources, of: project, baselines: baselines)
    let hasMoved = stands(new)
    timings.end("compare")
    if let examination, hasMoved { return examination.report }
    let edit = edit(to: new)
    letGo()
    return judgeAnew(configured, project, sources, after: edit)
  }

  /// What has changed since the last analysis, if that is in bodies alone.
  private func edit(to new: CheckInputs) -> BodyEdit? {
    guard let edited, let inputs, case let paths = edited.union(movedSince), new.differ(from: inputs, onlyIn: paths)
    else { return nil }
    return examination.flatMap { $0.analysis?.edit(in: paths, after: $0.kept) }
  }

  private mutating func judgeAnew(
    _ configured: ConfiguredSources, _ project: Project, _ sources: Sources, after edit: BodyEdit? = nil
  ) -> Report {
    var timings = timings
    let examination = judge(
      configured, of: project, invocation, vocabularies: RuleLibrary.builtInImportVocabularies.value,
      keepsAnalysis: true, edit: edit, whenDone: { timings.end($0) })
    timings.end("report")
    self.timings = timings
    inputs = CheckInputs(configured, sources, of: project, baselines: examination.baselines.map(\.path))
    movedSince = []
    self.examination = examination
    return examination.report
  }

  /// Whether the last report holds for other inputs: they are the same, or something has only moved on its line.
  private mutating func stands(_ new: CheckInputs) -> Bool {
    guard let examination, let inputs else { return false }
    if new == inputs { return true }
    guard !moves.isEmpty, new.differ(from: inputs, onlyIn: Set(moves.map(\.path))),
      let report = examination.report.moved(moves)
    else { return false }
    self.examination?.report = report
    self.inputs = new
    movedSince.formUnion(moves.map(\.path))
    map = map.flatMap { $0.moved(moves) }
    return true
  }

  /// Paths of a report count from the folder.
  private func enter() -> FileProblem? {
    workingDirectory() == folder ? nil : changeWorkingDirectory(to: folder)
  }

  /// Two analyses of a large project would take too much memory.
  private mutating func letGo() {
    (map, inputs) = (nil, nil)
    if let analysis = examination?.analysis { Parallel.letGo(analysis, jobs: jobs(invocation)) }
    examination = nil
  }

  /// Reads everything; of files that have not changed what is known of them.
  private mutating func read(_ overlay: [String: [UInt8]]) {
    var unsaved = Overlay()
    unsaved.contents = overlay
    let project = openProject(invocation, paths: paths, overlay: unsaved, Console(color: "never", isQuiet: true))
    let sources = readSources(project.selection, jobs: jobs(invocation), skipsBodiesOfTests: true, known: known)
    known = sources.known
    (self.project, self.sources) = (project, sources)
  }

  /// Reads the texts that differ from those of the last check. False where that does not do: where a file came or went,
  /// or where it is none of Swift.
  private mutating func takeTexts(_ overlay: [String: [UInt8]]) -> Bool {
    guard var project, var sources, overlay.count >= project.overlay.contents.count,
      project.overlay.contents.keys.allSatisfy({ overlay[$0] != nil })
    else { return false }
    let here = project.selection.workingDirectory
    var reader = SwiftReader(skipsBodiesOfTests: true)
    let vocabularies = RuleLibrary.builtInImportVocabularies.value
    var moves: [MovedFile]? = []
    var edited: Set<String>? = []
    for (path, bytes) in overlay where project.overlay.contents[path] != bytes {
      let shown = project.selection.shown(path)
      guard path.hasSuffix(".swift"), bytes.count <= project.selection.maxFileSize,
        SlashPath.joined(here, shown) == path,
        let index = sources.files.firstIndex(where: { $0.path == shown })
      else { return false }
      let old = sources.files[index].facts
      if known.file(at: shown, saying: bytes) !== sources.files[index] {
        sources.files[index] = SourceFile(path: shown, facts: reader.read(bytes))
      }
      if old.contentHash == sources.files[index].facts.contentHash { continue }
      guard let before = project.overlay.contents[path] else {
        edited = nil
        continue
      }
      let change = FileChange(path: shown, from: (before, old), to: (bytes, sources.files[index].facts))
      if moves != nil, let move = change.move(in: examination?.analysis, vocabularies, read: { reader.read($0) }) {
        moves?.append(move)
        edited?.insert(shown)
      } else {
        moves = nil
        if change.isInFunction { edited?.insert(shown) } else { edited = nil }
      }
    }
    self.moves = moves ?? []
    self.edited = edited
    project.overlay.contents = overlay
    project.selection.overlay = overlay
    (self.project, self.sources) = (project, sources)
    return true
  }

  /// From now on a check is about something else.
  ///
  /// - Parameter flags: those that say what is reported.
  mutating func ask(_ flags: [Flag: [String]], _ paths: [String]) {
    for flag in [Flag.since, .reportOnly] { invocation.values[flag] = nil }
    invocation.values.merge(flags) { $1 }
    self.paths = paths
  }

  // MARK: Questions about the last check

  /// What was read of a file, by its path in the report.
  func facts(of path: String) -> FileFacts? { sources?.files.first { $0.path == path }?.facts }

  /// All types with their roles and modules.
  mutating func types() -> ProjectMap {
    if let map { return map }
    renewAnalysis()
    let new = examination?.analysis?.map() ?? ProjectMap(types: [])
    map = new
    return new
  }

  /// What each name of a line was taken for.
  mutating func explanations(_ question: PlaceQuestion) -> [Explanation] {
    renewAnalysis()
    return examination?.analysis?.explain(question) ?? []
  }

  private mutating func renewAnalysis() {
    guard !movedSince.isEmpty, let project, let sources, let rulebook = project.rulebook, enter() == nil else { return }
    letGo()
    _ = judgeAnew(configure(sources, by: rulebook, of: project, invocation), project, sources)
  }
}
