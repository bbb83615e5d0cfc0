import Architecture
import LintRules
import RuleEngine
import SourceText
import SymbolGraph

/// A project without a module that passes the gate does not look like its preset: then role rules are asleep, and that
/// must not look like "nothing found".
///
/// Where several rulebooks are in force for files, one with nothing but services and entities has no need of modules of
/// its own: it is spoken of only where it is in force for presenters, interactors or routers, or where no rulebook is
/// awake.
func gateProblems(_ relations: Relations, _ request: LintRequest) -> GateReport {
  let project = relations.project
  let files = project.table.files
  guard request.isGated, !files.isEmpty else { return GateReport() }
  let projects = (0..<project.configurationCount).map { project.under($0) }
  // Without a gate it is neither `asleep` nor `awake`.
  let gated = projects.filter { !$0.rulebook.gate.requirements.isEmpty }
  let asleep = gated.filter { !$0.isAnyModuleGatedHere }
  let awake = gated.filter(\.isAnyModuleGatedHere)
  let strangers = awake.map { strangeness(of: relations.under($0.configuration), request) }
  let blamed = awake.isEmpty ? mostInNeed(of: asleep, files).map { [$0] } ?? [] : asleep.filter(coversBehaviour)
  let reports = blamed.map { gateProblem($0, request) } + strangers + awake.map(modulesOfOthers)
  let isOne = project.configurationCount == 1
  return GateReport(
    problems: reports.flatMap(\.problems), likely: isOne ? reports.lazy.compactMap(\.likely).first : nil,
    folders: isOne ? reports.flatMap(\.folders) : [])
}

/// What is to be said of gates, which preset the modules fit better than the one in force, and in which folders all
/// modules follow another one.
struct GateReport: Sendable {
  var problems: [ReportedProblem] = []
  var likely: LikelyPreset?
  var folders: [PatternFolder] = []
}

/// If the gate opens for no rulebook, the one to report: if possible one that has files and whose configuration
/// names a preset; of several the one that is in force for most.
private func mostInNeed(of asleep: [Project], _ files: [SourceFile]) -> Project? {
  var counts: [Int: Int] = [:]
  for file in files { counts[file.configuration, default: 0] += 1 }
  func isNamed(_ view: Project) -> Bool { view.rulebook.isPresetNamed && counts[view.configuration] != nil }
  let candidates = asleep.contains(where: isNamed) ? asleep.filter(isNamed) : asleep
  let most = candidates.map { counts[$0.configuration] ?? 0 }.max()
  return candidates.first { (counts[$0.configuration] ?? 0) == most }
}

/// The parts of one pattern are those of another, too, so that its gate may open where it is not followed. Where most
/// modules follow the other one, and clearly fewer this one, its rules speak past the code: that is said, and no more.
private func strangeness(of relations: Relations, _ request: LintRequest) -> GateReport {
  let project = relations.project
  let rulebook = project.rulebook
  let voted = PatternVotes(relations)
  let votes = voted.counts
  func isShown(_ preset: String) -> Bool { preset != "ribs" || mentionsRIBs(project.table.files) }
  let gated = project.isGated.count { $0 }
  let others = ["viper", "vip", "ribs"].filter { $0 != rulebook.preset }
  guard let likely = others.max(by: { votes[$0] ?? 0 < votes[$1] ?? 0 }), let count = votes[likely],
    count * 2 > gated, count > 2 * (votes[rulebook.preset] ?? 0), isShown(likely), opensGate(likely, project, request)
  else {
    let folders = voted.strangers(to: rulebook.preset).filter { isShown($0.preset) }
    return GateReport(problems: notices(of: folders, rulebook), folders: folders)
  }
  let place =
    project.configurationCount == 1 || rulebook.configuration.path.isEmpty ? "" : "\(rulebook.configuration.path): "
  let problem = ReportedProblem(
    rule: nil, severity: .warning, place: nil,
    message: """
      \(place)\(likeness(count, likely)), \
      and the rules in force are those of \(patternName(of: rulebook.preset))
      """, isFatal: false)
  return GateReport(problems: [problem], likely: LikelyPreset(preset: likely, modules: count))
}

/// ``2 modules look like VIP (`preset: vip`)``
private func likeness(_ modules: Int, _ preset: String) -> String {
  (modules == 1 ? "1 module looks" : "\(modules) modules look")
    + " like \(patternName(of: preset)) (`preset: \(preset)`)"
}

/// Stored references may look like a pattern whose own gate stays shut: presenters with use cases (MVP) are no VIPER.
private func opensGate(_ preset: String, _ project: Project, _ request: LintRequest) -> Bool {
  guard let rulebook = request.alternatives().first(where: { $0.preset == preset }) else { return true }
  return gatedModules(in: ownFiles(of: project), rulebook, request) > 0
}

/// Asked of names and folders alone: they tell most projects apart, and cost a fraction of reading what code does.
private func gatedModules(in files: [SourceFile], _ rulebook: Rulebook, _ request: LintRequest) -> Int {
  Project(files: files, rulebooks: [rulebook], folder: request.folder, readsBodies: false).isGated.count { $0 }
}

/// The files that the rulebook of a project is in force for, as if there were no other.
private func ownFiles(of project: Project) -> [SourceFile] {
  project.table.files.filter { project.configurationCount == 1 || $0.configuration == project.configuration }
    .map { SourceFile($0, pathInProject: $0.pathInProject, configuration: 0) }
}

/// Part of the tree follows another pattern than the rest: it wants a configuration of its own.
private func notices(of folders: [PatternFolder], _ rulebook: Rulebook) -> [ReportedProblem] {
  folders.map { folder in
    let modules = folder.modules == 1 ? "the module" : "all \(folder.modules) modules"
    let look = folder.modules == 1 ? "looks" : "look"
    return ReportedProblem(
      rule: nil, severity: .warning, place: nil,
      message: """
        \(modules) in `\(folder.path)` \(look) like \(patternName(of: folder.preset)), and the rules in force are those of \
        \(patternName(of: rulebook.preset)); a `.viperlint.yml` there with `preset: \(folder.preset)` checks them with their own
        """, isFatal: false)
  }
}

/// Modules that are built on the types of another pattern: the rules in force do not judge them, and that is said.
private func modulesOfOthers(in project: Project) -> GateReport {
  let others = project.modules.indices.compactMap { module in
    project.otherPattern(of: module).map { (module: module, preset: $0) }
  }
  guard let first = others.first, let type = project.modules[first.module].types.first,
    let place = project.place(type)
  else { return GateReport() }
  let isOne = others.count == 1
  let modules = isOne ? "1 module is" : "\(others.count) modules are"
  return GateReport(problems: [
    ReportedProblem(
      rule: nil, severity: .warning, place: nil,
      message: """
        \(modules) built on \(patternName(of: first.preset)), and the rules of \(patternName(of: project.rulebook.preset)) do not apply to \
        \(isOne ? "it" : "them, the first") in `\(SlashPath.folder(of: place.path))`; a `.viperlint.yml` there with \
        `preset: \(first.preset)` checks with its own rules
        """, isFatal: false)
  ])
}

private func coversBehaviour(_ project: Project) -> Bool {
  project.table.types.indices.contains { index in
    guard let role = project.role(TypeKey(type: index)) else { return false }
    return Role.behaviour.contains(role) && project.isInForce(in: project.table.types[index].at.file)
  }
}

private func gateProblem(_ project: Project, _ request: LintRequest) -> GateReport {
  let rulebook = project.rulebook
  let isOne = project.configurationCount == 1
  let this = request.isComplete ? "this" : "what was read"
  let what = isOne || rulebook.configuration.path.isEmpty ? this : "the code of `\(rulebook.configuration.path)`"
  var message =
    "\(what) does not look like \(patternName(of: rulebook.preset)): no module has the parts that its rules need"
  let files = ownFiles(of: project)
  let likely = likeliestPreset(files, besides: rulebook.preset, request)
  if let likely {
    message += "; \(likeness(likely.modules, likely.preset))"
  }
  // The rest of a project may well be what its configuration says.
  let isFatal = rulebook.isPresetNamed && !request.allowsEmpty && request.isComplete
  if rulebook.isPresetNamed, !request.isComplete {
    message += "; `viperlint check --report-only` with the same paths reads the whole project and reports on them"
  }
  let problem = ReportedProblem(
    rule: nil, severity: isFatal ? .error : .warning, place: nil, message: message, isFatal: isFatal)
  return GateReport(problems: [problem], likely: likely.map { LikelyPreset(preset: $0.preset, modules: $0.modules) })
}

/// The preset that the code does follow, and how many modules show it. A module or two among hundreds of files are no
/// pattern: most projects that end here follow none, and should not pay for a second reading to hear nothing.
private func likeliestPreset(
  _ files: [SourceFile], besides preset: String, _ request: LintRequest
) -> (preset: String, modules: Int)? {
  let hasRIBs = mentionsRIBs(files)
  let others = request.alternatives().filter { $0.preset != preset && ($0.preset != "ribs" || hasRIBs) }
  func isPattern(_ modules: Int) -> Bool { modules > 0 && modules * 200 >= files.count }
  let trials = others.compactMap { rulebook -> PresetTrial? in
    // What code does may make a module out of two, or show one that names hide.
    guard isPattern(2 * gatedModules(in: files, rulebook, request)) else { return nil }
    let project = Project(files: files, rulebook: rulebook, folder: request.folder, jobs: request.jobs)
    let modules = project.isGated.count { $0 }
    guard isPattern(modules) else { return nil }
    let relations = Relations(project, jobs: request.jobs)
    let errors = judge(relations, jobs: request.jobs).diagnostics.count { rulebook.rules[$0.rule].severity == .error }
    let map = map(of: relations, Report(preset: rulebook.preset))
    return PresetTrial(preset: rulebook.preset, modules: modules, errors: errors, map: map)
  }
  // The parts of VIP are those of MVP with use cases: only which part keeps which tells them apart. (RIBs is imported.)
  return likeliestFirst(trials.filter { $0.votes > 0 || $0.preset == "ribs" }).first.map { ($0.preset, $0.modules) }
}

/// The pattern of a preset, as people write it: `RIBs` of preset `ribs`.
public func patternName(of preset: String) -> String { preset == "ribs" ? "RIBs" : preset.uppercased() }
