import LintRules
import Linter
import SourceText
import Workspace

/// A baseline on disk, or the place where one would be written.
struct BaselineFile {
  /// Absolute.
  var path: String
  /// Its paths count from here; absolute.
  var folder: String
  /// The numbers of the configurations whose findings it holds.
  var configurations: Set<Int>
  /// Nil where there is none yet.
  var baseline: Baseline?
}

/// The name of a baseline that no configuration names.
let usualBaselineName = ".viperlint-baseline.json"

/// The baselines of all configurations. One that the user names must be there, unless it is about to be written; the
/// usual one is taken where it is. Configurations that name the same file share it. Where it lies outside of the folder
/// of the one that names it, its paths count from where it lies, so that they are the same in a run of each.
func openBaselines(
  of configurations: [EffectiveConfiguration], _ invocation: Invocation, workingDirectory here: String,
  _ overlay: Overlay
) -> (files: [BaselineFile], problems: [ReportedProblem]) {
  var (files, problems) = asWritten(of: configurations, invocation, workingDirectory: here, overlay)
  let rulebooks = configurations.map(\.rulebook)
  for index in files.indices { problems += files[index].nameRules(by: rulebooks) }
  return (files, problems)
}

/// The baselines of all configurations, with rules called as the files call them.
private func asWritten(
  of configurations: [EffectiveConfiguration], _ invocation: Invocation, workingDirectory here: String,
  _ overlay: Overlay
) -> (files: [BaselineFile], problems: [ReportedProblem]) {
  var files: [BaselineFile] = []
  var numbers: [String: Int] = [:]
  var problems: [ReportedProblem] = []
  func add(_ number: Int, _ path: String, countedFrom folder: String, isNamed: Bool) {
    if let known = numbers[path] {
      files[known].configurations.insert(number)
      return
    }
    var file = BaselineFile(path: path, folder: folder, configurations: [number])
    // It is not only read, but also written. The usual one, where it is no link, lies beside its configuration.
    if !invocation.has(.baseline), isNamed || isLink(path),
      let refusal = grounds(of: configurations[number])?.refusal(of: path)
    {
      problems.append(.broken(shownPath(path, from: here), refusal.reason))
      return
    }
    // Other flags would make another file than the one that is read here.
    let flags = [Flag.config, .baseline].compactMap { flag in
      invocation.value(flag).map { " --\(flag.rawValue) \(shellWord($0))" }
    }.joined()
    if isNamed && invocation.command != .baseline || overlay.isFile(path) {
      let shown = shownPath(path, from: here)
      if !overlay.isFile(path) {
        problems.append(missing(path, shown, flags))
        keep(file)
        return
      }
      switch readBaseline(overlay.read(path), path: shown) {
      case .success(var baseline):
        baseline.flags = flags
        file.baseline = baseline
      case .failure(let refusal): problems.append(refusal.problem)
      }
    }
    keep(file)
  }
  func keep(_ file: BaselineFile) {
    numbers[file.path] = files.count
    files.append(file)
  }
  func grounds(of effective: EffectiveConfiguration) -> Grounds? {
    configurationGrounds(of: effective.configurationPath, isGiven: invocation.has(.config), workingDirectory: here)
  }
  for (number, effective) in configurations.enumerated() {
    let folder = effective.folder(of: "baseline", workingDirectory: here)
    if let given = invocation.value(.baseline) {
      add(number, SlashPath.joined(here, given), countedFrom: configurations[0].folder, isNamed: true)
    } else if let named = effective.rulebook.configuration.baseline {
      let path = SlashPath.joined(folder, named)
      let isInside = remainder(of: path, below: folder) != nil
      add(number, path, countedFrom: isInside ? folder : SlashPath.folder(of: path), isNamed: true)
    } else {
      let path = SlashPath.joined(effective.folder, usualBaselineName)
      add(number, path, countedFrom: effective.folder, isNamed: false)
    }
  }
  return (files, problems)
}

private func missing(_ path: String, _ shown: String, _ flags: String) -> ReportedProblem {
  .broken(
    shown,
    isDirectory(path) == true
      ? "it is a folder; a baseline is a file"
      : "there is no such file; `viperlint baseline write\(flags)` makes it")
}

extension BaselineFile {
  /// Reads entries of rules that were renamed as entries of what these are called now; says so once for each.
  fileprivate mutating func nameRules(by rulebooks: [Rulebook]) -> [ReportedProblem] {
    guard var baseline else { return [] }
    var renamed: [String: (current: String, count: Int, line: Int)] = [:]
    for index in baseline.entries.indices {
      let former = baseline.entries[index].identity.rule
      guard let current = configurations.compactMap({ rulebooks[$0].formerIds[former] }).min() else { continue }
      baseline.entries[index].identity.rule = current
      renamed[former, default: (current, 0, baseline.entries[index].line)].count += 1
    }
    self.baseline = baseline
    return renamed.sorted { $0.key < $1.key }.map { former, use in
      let entries = use.count == 1 ? "1 entry names" : "\(use.count) entries name"
      return ReportedProblem(
        rule: nil, severity: .warning,
        place: Place(path: baseline.path, line: use.line, column: 1, endLine: use.line, endColumn: 1),
        message: "\(entries) the rule `\(former)`, which is called `\(use.current)` now; "
          + "`viperlint baseline prune\(baseline.flags)` writes that", isFatal: false)
    }
  }
}
