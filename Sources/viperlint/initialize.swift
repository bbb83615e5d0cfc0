import LintRules
import Linter
import SourceText
import SwiftFacts
import Workspace

/// `viperlint init [folder]`: looks at the code and writes a configuration in the project's own conventions.
func initialize(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let here = workingDirectory()
  let root = SlashPath.joined(here, invocation.operands.first ?? ".")
  guard isDirectory(root) == true else {
    console.complain("there is no folder `\(invocation.operands.first ?? ".")`")
    return .untrustworthy
  }
  // By whatever name it goes, and be it a link that leads nowhere.
  let names = configurationNames.map { SlashPath.joined(root, $0) }
  let target = names.first(where: isTaken) ?? names[0]
  if isTaken(target) && !invocation.has(.force) && !invocation.has(.dryRun) {
    console.complain(
      "\(shownPath(target, from: here)) is there already; --force overwrites it, --dry-run prints a new one")
    return .untrustworthy
  }
  var selection = SourceSelection(paths: ["."], workingDirectory: root)
  selection.exclusions.scopes = [.init(folder: root, patterns: [])]
  let sources = readSources(selection, jobs: processorCount())
  guard !sources.files.isEmpty else {
    console.complain("there is no Swift file below \(shownPath(root, from: here))")
    return .untrustworthy
  }
  let proposal = propose(sources, in: folderName(root))
  guard let text = proposal.text else {
    let trace = proposal.trace.map { ": \($0)" } ?? ""
    console.say("viperlint: this does not look like VIPER, VIP or RIBs\(trace); no configuration is proposed\n")
    return .clean
  }
  if invocation.has(.dryRun) { return print(text, on: console) }
  if let problem = writeFileAtomically(text.utf8, to: target) {
    console.complain("cannot write \(shownPath(target, from: here)): \(problem.reason)")
    return .untrustworthy
  }
  console.say("viperlint: wrote \(shownPath(target, from: here)); read it, then run `viperlint check`\n")
  return .clean
}

/// Tries every preset on the code and gathers what a configuration should say.
private func propose(_ sources: Sources, in folder: String) -> Proposal {
  let hasRIBs = mentionsRIBs(sources.files)
  let trials = RuleLibrary.presets.filter { $0 != "none" }.compactMap { trial(preset: $0, sources, in: folder) }
    .filter { $0.preset != "ribs" || hasRIBs || $0.votes > 0 }
  // Where no part is seen to store another (parts may be stored through generics), modules count that have a presenter.
  // RIBs needs none: it is imported.
  let isTold = trials.contains { $0.votes > 0 }
  let ranked = likeliestFirst(
    trials.filter { trial in
      isTold || trial.preset == "ribs"
        || trial.map.types.contains { $0.isJudged && $0.role == "presenter" && $0.kind == "component" }
    })
  let folders = Set(sources.files.compactMap { SlashPath.components(of: $0.path).dropLast().first.map(String.init) })
  var proposal = Proposal(
    presets: ranked.map { ($0.preset, isTold ? $0.votes : $0.modules, $0.errors) }, folders: folders.sorted(),
    isTold: isTold, fileCount: sources.files.count(where: \.isSwift))
  // `Package.swift` and its kin are no sources of an app.
  proposal.hasFilesOnTop = sources.files.contains { file in
    file.isSwift && !file.path.contains("/")
      && !["Package.swift", "Project.swift", "Dangerfile.swift"].contains(file.path)
  }
  guard let best = ranked.first, let rulebook = builtinRulebook(preset: best.preset).rulebook else { return proposal }
  proposal.strangers = best.strangers.filter { $0.preset != "ribs" || hasRIBs }
  proposal.vendored = vendoredFolders(sources.files.map(\.path), best.map)
  proposal.parts = knownParts(best.map)
  proposal.suggestions = suggestedSuffixes(best.map) + suggestedBases(sources, best.map)
  proposal.uiTargets = uiTargets(sources, best.map, rulebook)
  proposal.testCount = countTests(sources, rulebook)
  proposal.generatedCount = sources.files.count { $0.facts.surface.isGenerated }
  return proposal
}

/// What a preset makes of the code; nil where no module has the parts of its pattern.
private func trial(preset: String, _ sources: Sources, in folder: String) -> PresetTrial? {
  guard let rulebook = builtinRulebook(preset: preset).rulebook else { return nil }
  var request = LintRequest()
  request.wantsMap = true
  request.folder = folder
  request.jobs = processorCount()
  let report = lint(sources.files, rulebook: rulebook, request: request)
  let map = report.map ?? ProjectMap(types: [])
  let modules = Set(map.types.filter(\.isJudged).compactMap(\.moduleNumber)).count
  return modules == 0
    ? nil : PresetTrial(preset: preset, modules: modules, errors: report.tally.errors, map: map)
}

private func countTests(_ sources: Sources, _ rulebook: Rulebook) -> Int {
  sources.files.count { file in
    file.facts.surface.imports.contains {
      $0.isTestable || rulebook.naming.testImports.contains(file.facts.names[$0.target])
    }
  }
}

/// Folders that are called like other people's code. Deep inside, and around modules, such a name means something else.
private func vendoredFolders(_ paths: [String], _ map: ProjectMap) -> [String] {
  let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty", "external", "externals",
    "submodules", "node_modules",
  ]
  var found: Set<String> = []
  for path in paths {
    let folders = SlashPath.components(of: path).dropLast()
    if let end = folders.prefix(2).firstIndex(where: { names.contains($0.lowercased()) }) {
      found.insert(folders[...end].joined(separator: "/"))
    }
  }
  let judged = map.types.filter(\.isJudged).map(\.place.path)
  return found.filter { folder in !judged.contains { remainder(of: $0, below: folder) != nil } }.sorted()
}

/// Targets that many files with views import, that are called like a user interface and that no list knows.
private func uiTargets(_ sources: Sources, _ map: ProjectMap, _ rulebook: Rulebook) -> [(name: String, files: Int)] {
  let views = Set(map.types.filter { $0.role == "view" && $0.kind == "component" }.map(\.place.path))
  let known = rulebook.entries(of: "ui-targets")
  var counts: [String: Int] = [:]
  for file in sources.files where views.contains(file.path) {
    for name in Set(file.facts.surface.imports.map { file.facts.names[$0.target] }) { counts[name, default: 0] += 1 }
  }
  let likely = counts.filter { name, files in
    files >= 3 && ["UI", "Design", "Theme", "Component"].contains { name.contains($0) }
      && !known.contains { if case .name(let pattern) = $0.form { pattern.matches(name) } else { false } }
  }
  return likely.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
}
