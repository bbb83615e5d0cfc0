import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint rules`
func listRules(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: [], console)
  let (configurations, isWhole) = configurations(of: project, invocation, console)
  guard let rulebook = project.rulebook else { return .untrustworthy }
  let below = configurations.dropFirst().map { RulesBelow(configuration: project.name(of: $0), rulebook: $0.rulebook) }
  let text = renderRules(
    rulebook, below: below, asJSON: invocation.value(.format) == "json", in: project.resultSurroundings(console))
  return print(text, on: console) == .clean && isWhole ? .clean : .untrustworthy
}

/// `viperlint explain <rule>`
func explain(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: [], console)
  guard let rulebook = soundRulebook(of: project, console) else { return .untrustworthy }
  let id = invocation.operands[0]
  func show(
    _ rule: RuleInForce, of rulebook: Rulebook, configuration: String? = nil, foreignPreset: String? = nil
  ) -> ExitCode {
    if rule.rule.id != id { console.say("viperlint: the rule `\(id)` is called `\(rule.rule.id)` now\n") }
    let text = renderExplanation(
      of: rule, configuration: configuration, foreignPreset: foreignPreset,
      precedence: rulebook.precedence(of: rule.rule.id), asJSON: invocation.value(.format) == "json",
      in: project.resultSurroundings(console), output: { outcome(of: $0, rule.rule.id, rulebook) })
    return print(text, on: console)
  }
  if let rule = rulebook.rule(id) { return show(rule, of: rulebook) }
  let (others, isWhole) = otherConfigurations(in: project, invocation, console)
  for other in others {
    guard let rule = other.rulebook.rule(id) else { continue }
    return show(rule, of: other.rulebook, configuration: project.name(of: other))
  }
  // A rule of another preset can be explained as well; only its severity here is that of its own preset.
  for preset in RuleLibrary.presets {
    guard let rulebook = builtinRulebook(preset: preset, withExamples: true).rulebook, let rule = rulebook.rule(id)
    else { continue }
    return show(rule, of: rulebook, foreignPreset: preset)
  }
  let rulebooks = [rulebook] + others.map(\.rulebook)
  let known = Set(rulebooks.flatMap { $0.rules.map(\.rule.id) } + RuleLibrary.builtIn.ruleIds).sorted()
  // It may well stand in a configuration that is broken.
  if isWhole { complainAboutUnknown(id, "rule", among: known, console) }
  return .untrustworthy
}

/// The configurations of the whole tree, from the topmost one above the working directory.
private func otherConfigurations(
  in project: Project, _ invocation: Invocation, _ console: Console
) -> (sound: [EffectiveConfiguration], isWhole: Bool) {
  if project.isConfigurationGiven { return ([], true) }
  let here = project.selection.workingDirectory
  guard let top = findTopmostConfiguration(above: here), top != project.configurationPath else {
    return configurations(of: project, invocation, console)
  }
  let whole = openProject(invocation, paths: [], overlay: Overlay(start: SlashPath.folder(of: top)), console)
  return configurations(of: whole, invocation, console)
}

/// `viperlint roles [paths…]`
func listRoles(_ invocation: Invocation, _ console: Console) -> ExitCode {
  survey(invocation, paths: invocation.operands, console) { report, project in
    var map = report.map ?? ProjectMap(types: [])
    let roles = invocation.list(.role)
    let known = project.rulebook?.roles.map(\.role.name) ?? []
    for role in roles where role != "none" && !known.contains(role) {
      complainAboutUnknown(role, "role", among: known + ["none"], console)
      return nil
    }
    if let module = invocation.value(.module) {
      let modules = Set(map.types.compactMap(\.module)).sorted()
      guard modules.contains(module) else {
        complainAboutUnknown(module, "module", among: modules, console)
        return nil
      }
      map.types.removeAll { $0.module != module }
    }
    if !roles.isEmpty { map.types.removeAll { !roles.contains($0.role ?? "none") } }
    return renderRoles(
      map, asJSON: invocation.value(.format) == "json",
      in: project.resultSurroundings(console))
  }
}

/// `viperlint modules [paths…]`
func listModules(_ invocation: Invocation, _ console: Console) -> ExitCode {
  survey(invocation, paths: invocation.operands, console) { report, project in
    renderModules(
      report.map ?? ProjectMap(types: []), findings: report.findings, asJSON: invocation.value(.format) == "json",
      in: project.resultSurroundings(console))
  }
}

/// `viperlint why <Type>`, `viperlint why <path>`, `viperlint why <path:line>`
func why(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let word = invocation.operands[0]
  let asJSON = invocation.value(.format) == "json"
  let place = placeAsked(word)
  return survey(invocation, paths: [], question: place, console) { report, project in
    let map = report.map ?? ProjectMap(types: [])
    let surroundings = project.resultSurroundings(console)
    // A folder of the name of a type is asked about with a slash behind it.
    let isType = !word.contains("/") && map.types.contains { $0.name == word }
    if let place, !isType {
      let question = project.question(place)
      guard let explanations = report.explanations else {
        console.complain("`\(question.path)` was not read: there is no Swift file of this project, or it is excluded")
        return nil
      }
      return asJSON ? renderExplanations(explanations) : renderPlace(question, of: report, in: surroundings)
    }
    // The last component will do where it is clear.
    let exact = map.types.indices.filter { map.types[$0].name == word }
    let types = exact.isEmpty ? map.types.indices.filter { map.types[$0].name.hasSuffix("." + word) } : exact
    if types.isEmpty {
      complainAboutUnknown(word, "type", among: map.types.map(\.name), console)
      return nil
    }
    return asJSON
      ? renderWhyAsJSON(types, of: map, findings: report.findings)
      : renderWhy(types, of: map, findings: report.findings, in: surroundings)
  }
}

/// `path:line` or a path taken apart; nil for the name of a type.
func placeAsked(_ word: String) -> PlaceQuestion? {
  // Findings stand at `path:line:column`; a line is what is asked about.
  let parts = word.split(separator: ":", omittingEmptySubsequences: false)
  if parts.count > 2, Int(parts[parts.count - 1]) != nil, let line = Int(parts[parts.count - 2]), line > 0 {
    return PlaceQuestion(path: parts.dropLast(2).joined(separator: ":"), line: line)
  }
  if let colon = word.lastIndex(of: ":"), let line = Int(word[word.index(after: colon)...]), line > 0 {
    return PlaceQuestion(path: String(word[..<colon]), line: line)
  }
  let isPath = word.contains("/") || isDirectory(SlashPath.joined(workingDirectory(), word)) != nil
  return isPath ? PlaceQuestion(path: word) : nil
}

/// Reads a project and prints what `say` makes of it; nil from `say` is a mistake that was complained about.
func survey(
  _ invocation: Invocation, paths: [String], question: PlaceQuestion? = nil, ignoresBaseline: Bool = true,
  _ console: Console, say: (Report, Project) -> String?
) -> ExitCode {
  var timings = Timings()
  var project = openProject(invocation, paths: paths, console)
  timings.end("rulebook")
  if soundRulebook(of: project, console) == nil { return .untrustworthy }
  // A single file is looked at in its project, but everything may be asked about.
  project.filter = nil
  let report = examine(
    project, invocation, wantsMap: true, question: question.map(project.question),
    ignoresBaseline: question == nil && ignoresBaseline,
    timings: &timings, console
  ).report
  let fatal = report.problems.filter(\.isFatal)
  for problem in fatal { console.complain(problem.line) }
  guard let text = say(report, project) else { return .untrustworthy }
  let hasArrived = deliver(text, invocation, console)
  timings.end("print")
  if invocation.has(.timings) { console.say(timings.text) }
  return hasArrived && fatal.isEmpty ? .clean : .untrustworthy
}

/// Writes a text to `--output` or standard output.
func deliver(_ text: String, _ invocation: Invocation, _ console: Console) -> Bool {
  guard let output = invocation.value(.output) else { return console.write(text) }
  return save(text, to: output, console)
}

/// Writes a text to a file as the command line names it. False when it did not arrive.
func save(_ text: String, to path: String, _ console: Console) -> Bool {
  guard let problem = writeFileAtomically(text.utf8, to: SlashPath.joined(workingDirectory(), path)) else {
    return true
  }
  console.complain("cannot write `\(path)`: \(problem.reason)")
  return false
}

/// The rulebook, or complaints about what is wrong with it.
func soundRulebook(of project: Project, _ console: Console) -> Rulebook? {
  for problem in project.problems where problem.isFatal { console.complain(problem.line) }
  return project.hasFailed ? nil : project.rulebook
}

func complainAboutUnknown(_ word: String, _ kind: String, among known: [String], _ console: Console) {
  let question = didYouMean(word, among: known).map { "; " + $0 } ?? ""
  console.complain("there is no \(kind) `\(word)`\(question)")
}

extension Project {
  /// A question with its path as reports write it.
  func question(_ asked: PlaceQuestion) -> PlaceQuestion {
    PlaceQuestion(
      path: selection.shown(SlashPath.joined(selection.workingDirectory, asked.path)), line: asked.line)
  }

  /// For listings on standard output.
  func resultSurroundings(_ console: Console) -> Surroundings {
    let lines = SourceLines(selection)
    return Surroundings(
      toolVersion: toolVersion, rules: rulebook?.rules ?? [], workingDirectory: selection.workingDirectory,
      terminal: console.resultStyle, sourceLine: { lines.line($1, of: $0) })
  }
}
