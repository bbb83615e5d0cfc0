import Linter
import SourceText

/// Which preset was chosen, why, and how to name it; empty where the user has named one.
public func renderChoice(_ report: Report) -> String {
  guard report.isPresetChosen, report.tally.isGated else { return "" }
  let folders = report.patternFolders
  let elsewhere = folders.reduce(0) { $0 + $1.modules }
  let (judged, all) = (max(1, report.tally.judgedModules - elsewhere), report.tally.modules)
  let modules = all == 1 ? "the only module" : "\(judged) of \(all) modules"
  var lines = [
    "preset: \(report.preset), because \(modules) \(judged == 1 ? "has" : "have") the parts of \(patternName(of: report.preset));"
      + " write `preset: \(report.preset)` into `.viperlint.yml` to keep it"
  ]
  let shown = folders.count > 4 ? folders.prefix(3) : folders[...]
  lines += shown.map { folder in
    let modules = folder.modules == 1 ? "the module there looks" : "all \(folder.modules) modules there look"
    return "        \(folder.preset) in `\(folder.path)`, because \(modules) like \(patternName(of: folder.preset));"
      + " a `.viperlint.yml` there with `preset: \(folder.preset)` keeps it"
  }
  if shown.count < folders.count {
    lines.append("        and in \(folders.count - shown.count) more folders; `viperlint init` lists them")
  }
  return lines.map { $0 + "\n" }.joined()
}

/// How often each rule speaks and how much of that `--fix` mends, where most findings are, which modules role rules
/// look at and what the others lack, what was not judged, every problem once more, and what to run next. For people.
///
/// - Parameter listsFolders: it also names the folders with most findings.
public func renderOverview(_ report: Report, listsFolders: Bool = false, in surroundings: Surroundings) -> String {
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let findings = report.findings.filter { $0.standing == .active }
  let byRule = ranked(findings.map(\.rule))
  var lines = byRule.isEmpty ? [] : ["overview"]
  let width = String(byRule.first?.count ?? 0).utf8.count
  for (rule, count) in byRule {
    let isError = findings.contains { $0.rule == rule && $0.severity == .error }
    let number = String(repeating: " ", count: width - String(count).utf8.count) + String(count)
    let fixable = findings.count { $0.rule == rule && $0.isFixable }
    lines.append(
      "  " + paint.severity(number, isError: isError) + "  " + rule
        + (fixable > 0 ? paint.dim(" (\(fixable) fixable with --fix)") : ""))
  }
  let modules = ranked(findings.compactMap { $0.subject?.module }).prefix(5)
  if modules.count > 1 {
    lines.append("most findings: " + modules.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
  }
  let folders = listsFolders ? ranked(foldersBelowCommon(findings.map(\.place.path))).prefix(5) : []
  if folders.count > 1 {
    lines.append("folders: " + folders.map { "\(onOneLine($0.name)) \($0.count)" }.joined(separator: ", "))
  }
  if report.preset != "none", report.tally.isGated { lines.append(judged(report.tally)) }
  let exempt = report.tally.exempt.inWords
  if !exempt.isEmpty { lines.append("not checked: " + exempt.joined(separator: ", ")) }
  for problem in report.problems {
    let place = problem.place.map { plainPlace($0) + ": " } ?? ""
    lines.append(
      paint.severity("problem:", isError: problem.severity == .error) + " \(place)\(onOneLine(problem.message))")
  }
  if let first = byRule.first {
    let fixable = findings.contains(where: \.isFixable)
    lines.append(
      "next: viperlint explain \(first.name)" + (fixable ? ", viperlint check --fix --dry-run" : "")
        + ", viperlint baseline write")
  }
  return lines.map { $0 + "\n" }.joined()
}

/// Of each path the folder right below the deepest one that they all lie in; of files that lie in that one, itself.
private func foldersBelowCommon(_ paths: [String]) -> [String] {
  let folders = paths.map { SlashPath.folder(of: $0).split(separator: "/") }
  guard var common = folders.first else { return [] }
  for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
  return folders.map { $0.isEmpty ? "." : $0.prefix(common.count + 1).joined(separator: "/") }
}

/// ``role rules apply to 9 of 12 modules; of the others 2 lack a presenter, 1 lacks an interactor``
private func judged(_ tally: Tally) -> String {
  let head = "role rules apply to \(tally.judgedModules) of \(counted(tally.modules, "module"))"
  let lacking = ["view", "presenter", "interactor", "router"].compactMap { role in
    tally.lacking[role].map { (role: role, count: $0) }
  }.sorted { $0.count > $1.count }
  guard !lacking.isEmpty else { return head }
  return head + "; of the others "
    + lacking.map { "\($0.count) \($0.count == 1 ? "has" : "have") no \($0.role)" }.joined(separator: ", ")
}

extension ExemptCounts {
  /// `12 generated files`, `3 previews`; nothing of what there is none of.
  fileprivate var inWords: [String] {
    [
      (generatedFiles, "generated file"), (testFiles, "test file"), (testDoubles, "test double"), (previews, "preview"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
  }
}

/// How often each name occurs, the most frequent first; of equals by name.
private func ranked(_ names: [String]) -> [(name: String, count: Int)] {
  Dictionary(grouping: names) { $0 }.map { (name: $0.key, count: $0.value.count) }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
}
