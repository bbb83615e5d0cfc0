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
  let target = SlashPath.joined(root, ".viperlint.yml")
  if isDirectory(target) != nil && !invocation.has(.force) && !invocation.has(.dryRun) {
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
  let proposal = propose(sources)
  guard let text = proposal.text else {
    console.say("viperlint: this does not look like VIPER, VIP or RIBs; no configuration is proposed\n")
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
private func propose(_ sources: Sources) -> Proposal {
  var trials: [Trial] = []
  for id in RuleLibrary.presets where id != "none" {
    guard let rulebook = builtinRulebook(preset: id).rulebook else { continue }
    var request = LintRequest()
    request.wantsMap = true
    request.jobs = processorCount()
    let report = lint(sources.files, rulebook: rulebook, request: request)
    let map = report.map ?? ProjectMap(types: [])
    let modules = Set(map.types.filter(\.isJudged).compactMap(\.module)).count
    if modules > 0 {
      trials.append(Trial(id: id, modules: modules, errors: report.tally.errors, map: map, rulebook: rulebook))
    }
  }
  let ranked = likeliestFirst(trials, modules: \.modules, errors: \.errors)
  let folders = Set(sources.files.compactMap { SlashPath.components(of: $0.path).dropLast().first.map(String.init) })
  return Proposal(
    presets: ranked.map { ($0.id, $0.modules, $0.errors) }, folders: folders.sorted(),
    vendored: vendoredFolders(sources.files.map(\.path)), suffixes: ranked.first.map { unknownSuffixes($0.map) } ?? [],
    uiTargets: ranked.first.map { uiTargets(sources, $0.map, $0.rulebook) } ?? [], fileCount: sources.files.count)
}

/// What a preset makes of the code.
private struct Trial {
  var id: String
  var modules: Int
  var errors: Int
  var map: ProjectMap
  var rulebook: Rulebook
}

/// Folders, at any depth, that are called like other people's code.
private func vendoredFolders(_ paths: [String]) -> [String] {
  let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty", "external", "externals",
    "submodules", "node_modules",
  ]
  var found: Set<String> = []
  for path in paths {
    let folders = SlashPath.components(of: path).dropLast()
    if let end = folders.firstIndex(where: { names.contains($0.lowercased()) }) {
      found.insert(folders[...end].joined(separator: "/"))
    }
  }
  return found.sorted()
}

/// Last words of at least three classes without a role in folders where judged types lie.
private func unknownSuffixes(_ map: ProjectMap) -> [(word: String, count: Int, example: String)] {
  let folders = Set(map.types.filter(\.isJudged).map { SlashPath.folder(of: $0.place.path) })
  var names: [String: [String]] = [:]
  for type in map.types where type.role == nil && type.declaration == "class" {
    guard folders.contains(SlashPath.folder(of: type.place.path)), let word = lastWord(of: type.name) else { continue }
    names[word, default: []].append(type.name)
  }
  let frequent = names.filter { $0.value.count >= 3 }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  return frequent.prefix(8).map { ($0.key, $0.value.count, $0.value.min() ?? "") }
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
