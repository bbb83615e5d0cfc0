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
  private var map: ProjectMap?

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
    if let problem = enter() {
      return Report(preset: "", problems: [.broken(nil, "cannot run in `\(folder)`: \(problem.reason)")])
    }
    letGo()
    if isDiskNew || !takeTexts(overlay) { read(overlay) }
    guard let project, let sources else { return Report(preset: "") }
    if let rulebook = project.rulebook {
      examination = judge(
        govern(sources, by: rulebook, of: project, invocation), of: project, invocation,
        vocabularies: RuleLibrary.builtIn.importVocabularies.value, keepsAnalysis: true)
    } else {
      examination = untrustworthy(project, invocation)
    }
    return examination?.report ?? Report(preset: "")
  }

  /// Paths of a report count from the folder.
  private func enter() -> FileProblem? {
    workingDirectory() == folder ? nil : changeWorkingDirectory(to: folder)
  }

  /// Two analyses of a large project are more than anybody has to keep.
  private mutating func letGo() {
    map = nil
    if let analysis = examination?.analysis { Parallel.letGo(analysis, jobs: jobs(invocation)) }
    examination = nil
  }

  /// Reads everything; of files that have not changed what is known of them.
  private mutating func read(_ overlay: [String: [UInt8]]) {
    var standin = Standin()
    standin.overlay = overlay
    let project = openProject(invocation, paths: paths, standin: standin, Console(color: "never", isQuiet: true))
    let sources = readSources(project.selection, jobs: jobs(invocation), known: known)
    known = sources.known
    (self.project, self.sources) = (project, sources)
  }

  /// Reads the texts that differ from those of the last check. False where that does not do: where a file came or went,
  /// or where it is none of Swift.
  private mutating func takeTexts(_ overlay: [String: [UInt8]]) -> Bool {
    guard var project, var sources, overlay.count >= project.standin.overlay.count,
      project.standin.overlay.keys.allSatisfy({ overlay[$0] != nil })
    else { return false }
    let here = project.selection.workingDirectory
    var reader = SwiftReader()
    for (path, bytes) in overlay where project.standin.overlay[path] != bytes {
      let shown = project.selection.shown(path)
      guard path.hasSuffix(".swift"), bytes.count <= project.selection.maxFileSize,
        SlashPath.joined(here, shown) == path,
        let index = sources.files.firstIndex(where: { $0.path == shown })
      else { return false }
      if known.file(at: shown, saying: bytes) !== sources.files[index] {
        sources.files[index] = SourceFile(path: shown, facts: reader.read(bytes))
      }
    }
    project.standin.overlay = overlay
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
    let new = examination?.analysis?.map() ?? ProjectMap(types: [])
    map = new
    return new
  }

  /// What each name of a line was taken for.
  func explanations(_ question: PlaceQuestion) -> [Explanation] { examination?.analysis?.explain(question) ?? [] }
}
