import LanguageServer
import LintReports
import Linter
import SourceText
import Workspace

/// What people may ask of a project that was checked.
extension LiveProject {
  /// What is known of a type; nil where there is none of this name.
  mutating func why(_ name: String) -> String? {
    let map = types()
    // The last component will do where it is clear.
    let exact = map.types.indices.filter { map.types[$0].name == name }
    let found = exact.isEmpty ? map.types.indices.filter { map.types[$0].name.hasSuffix("." + name) } : exact
    guard !found.isEmpty, let examination, let project else { return nil }
    return renderWhy(
      found, of: map, findings: examination.report.findings, in: surroundings(of: examination, project))
  }

  /// Why there is a rule and what to do; nil where there is none of this name.
  func explainRule(_ id: String) -> String? {
    guard let examination, let project,
      let rule = examination.configurations.flatMap(\.rulebook.rules).first(where: { $0.rule.id == id })
    else { return nil }
    return renderExplanation(
      of: rule, asJSON: false, in: surroundings(of: examination, project), output: { _ in nil })
  }

  /// What uses what, as a Mermaid diagram; nil where there is no such module.
  mutating func graph(of module: String?) -> String? {
    let map = types()
    var selection = GraphSelection()
    if let module {
      guard map.types.contains(where: { $0.module == module }) else { return nil }
      selection.focus = module
    }
    return renderGraph(map, as: .mermaid, level: module == nil ? .modules : .types, selection: selection)
  }

  /// What the last check found, byte for byte as a fresh `check --format json` says it.
  func report() -> String? {
    guard let examination, let project else { return nil }
    return render(examination.report, as: .json, in: surroundings(of: examination, project))
  }

  /// Writes a finding into the baseline of the configuration in force for its file.
  func addToBaseline(_ finding: Finding) -> Result<String, RPCError> {
    guard let project, let examination else { return .failure(RPCError(-32803, "nothing was checked yet")) }
    let configuration = examination.configurationOfFile[finding.place.path] ?? 0
    guard let file = examination.baselines.first(where: { $0.configurations.contains(configuration) }) else {
      return .failure(RPCError(-32803, "the configuration names a baseline that cannot be written"))
    }
    let shown = shownPath(file.path, from: project.selection.workingDirectory)
    var open = finding
    open.standing = .active
    let new = freeze([open], as: shown, located: { file.located($0, project) })
    var baseline = file.baseline ?? new
    if let old = file.baseline, let entry = new.entries.first {
      if let index = old.entries.firstIndex(where: { $0.identity == entry.identity }) {
        baseline.entries[index].count += 1
      } else {
        baseline.entries.append(entry)
        baseline.entries.sort { $0.identity < $1.identity }
      }
    }
    if let problem = writeFileAtomically(encode(baseline).utf8, to: file.path) {
      return .failure(RPCError(-32803, "cannot write `\(shown)`: \(problem.reason)"))
    }
    return .success("\(shown) forgives this finding of `\(finding.rule)` from now on")
  }
}
