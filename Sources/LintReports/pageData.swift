import LintRules
import Linter
import PlainJSON
import SourceText

/// The report as the page reads it; `page.schema.json` in the documentation describes it. Findings and the map are
/// tables of rows, and a text that occurs often is written once: of a large project the page stays below 3 MB.
func pageData(_ report: Report, _ surroundings: Surroundings) -> JSON {
  var texts = TextTable()
  let map = PageMap(report.map ?? ProjectMap(types: []))
  let shown = report.findings.filter { surroundings.showsSilenced || $0.standing == .active }
  let counted = Set(report.findings.map(\.rule))
  let tables: [JSONMember] = [
    JSONMember("findings", findingTable(shown, &texts, surroundings)),
    JSONMember("modules", moduleTable(map, &texts, surroundings)),
    JSONMember("types", typeTable(map, &texts, surroundings)),
    JSONMember("uses", useTable(map, &texts, surroundings)),
  ]
  let choice = renderChoice(report).split(separator: "\n").first.map(String.init)
  return .object(
    [
      JSONMember("version", 1),
      JSONMember("tool", ["name": "viperlint", "version": .string(surroundings.toolVersion)]),
      JSONMember("preset", .string(report.preset)),
      JSONMember("choice", JSON(choice)),
      JSONMember(
        "opening", .object(surroundings.opening.sorted { $0.key < $1.key }.map { JSONMember($0, .string($1)) })),
      JSONMember("summary", figures(report.tally)),
      JSONMember("roles", .object(report.tally.roles.sorted { $0.key < $1.key }.map { JSONMember($0, .integer($1)) })),
      JSONMember("distrust", JSON(report.distrust)),
      JSONMember(
        "rules",
        .array(
          surroundings.rules.filter { $0.severity != .off || counted.contains($0.rule.id) }.map {
            ["id": .string($0.rule.id), "severity": .string($0.severity.rawValue), "summary": .string($0.rule.summary)]
          })),
      JSONMember("problems", .array(report.problems.map { problem($0, surroundings) })),
      JSONMember("history", .array(surroundings.history.map(\.json))),
    ] + tables + [JSONMember("texts", .array(texts.all.map { .string($0) }))])
}

/// Named as in `check --format json`.
private func figures(_ tally: Tally) -> JSON {
  [
    "files": .integer(tally.files), "lines": .integer(tally.lines), "types": .integer(tally.types),
    "modules": .integer(tally.modules), "judgedModules": .integer(tally.judgedModules),
    "errors": .integer(tally.errors), "warnings": .integer(tally.warnings), "suppressed": .integer(tally.suppressed),
    "baselined": .integer(tally.baselined), "unresolved": .integer(tally.unresolved),
    "resolved": .integer(tally.resolved), "ambiguous": .integer(tally.ambiguous), "gated": .bool(tally.isGated),
  ]
}

/// Texts by number, in the order in which they are met.
struct TextTable {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text; -1 where there is none.
  mutating func number(_ text: String?) -> JSON {
    guard let text else { return .integer(-1) }
    if let known = numbers[text] { return .integer(known) }
    numbers[text] = all.count
    all.append(text)
    return .integer(all.count - 1)
  }
}

extension Surroundings {
  /// A path as the page shows it: without a word about the machine where it was made.
  func onPage(_ path: String) -> String {
    path.hasPrefix("/") ? SlashPath.relative(path, to: workingDirectory) : path
  }

  /// A sentence about the run, which may well name a path.
  func withoutMachine(_ text: String) -> String {
    guard workingDirectory.utf8.count > 1 else { return text }
    return text.split(separator: workingDirectory + "/", omittingEmptySubsequences: false).joined()
  }
}

private func problem(_ problem: ReportedProblem, _ surroundings: Surroundings) -> JSON {
  [
    "rule": JSON(problem.rule), "path": JSON(problem.place.map { surroundings.onPage($0.path) }),
    "line": .integer(problem.place?.line ?? 0), "column": .integer(problem.place?.column ?? 0),
    "severity": .string(problem.severity.word),
    "message": .string(surroundings.withoutMachine(problem.message)), "fatal": .bool(problem.isFatal),
  ]
}

/// Columns whose name begins with `$` hold numbers of texts, -1 for none.
private func table(_ columns: [String], _ rows: [JSON]) -> JSON {
  ["columns": .array(columns.map { .string($0) }), "rows": .array(rows)]
}

private func findingTable(_ findings: [Finding], _ texts: inout TextTable, _ surroundings: Surroundings) -> JSON {
  var rows: [JSON] = []
  for finding in findings {
    let place = finding.place
    let path = surroundings.onPage(place.path)
    var standing: String?
    switch finding.standing {
    case .active: break
    case .suppressed(let reason): standing = reason.isEmpty ? "suppressed" : "suppressed: \(reason)"
    case .baselined: standing = "in the baseline"
    }
    let chain = finding.chain.map { link -> JSON in
      [
        texts.number(link.name), texts.number(link.type), texts.number(surroundings.onPage(link.place.path)),
        .integer(link.place.line), .integer(link.place.column),
      ]
    }
    let frame = frameLines(around: place, surroundings)
    rows.append([
      texts.number(finding.rule), texts.number(finding.severity.word), texts.number(path),
      .integer(place.line), .integer(place.column), .integer(place.endLine), .integer(place.endColumn),
      texts.number(finding.message), texts.number(finding.remedy), texts.number(finding.use),
      party(finding.subject, &texts, surroundings), party(finding.object, &texts, surroundings), .array(chain),
      texts.number(finding.fingerprint), texts.number(standing), .integer(frame.first),
      .array(frame.lines.map { texts.number($0) }), .integer(finding.isFixable ? 1 : 0), texts.number(finding.owner),
    ])
  }
  return table(
    [
      "$rule", "$severity", "$path", "line", "column", "endLine", "endColumn", "$message", "$remedy", "$use", "subject",
      "object", "chain", "$fingerprint", "$standing", "frameLine", "frame", "isFixable", "$owner",
    ], rows)
}

/// Name, role, module, path, line; null where there is no party.
private func party(_ party: Finding.Party?, _ texts: inout TextTable, _ surroundings: Surroundings) -> JSON {
  guard let party else { return .null }
  return [
    texts.number(party.name), texts.number(party.role), texts.number(party.module),
    texts.number(party.place.map { surroundings.onPage($0.path) }), .integer(party.place?.line ?? 0),
  ]
}

/// The line of a finding with one above and one below. Of very long lines the beginning: a page is no place for data.
private func frameLines(around place: Linter.Place, _ surroundings: Surroundings) -> (first: Int, lines: [String]) {
  guard place.line > 0, surroundings.sourceLine(place.path, place.line) != nil else { return (0, []) }
  let first = max(1, place.line - 1)
  let lines = (first...(place.line + 1)).compactMap { line in
    surroundings.sourceLine(place.path, line).map { String(decoding: $0.prefix(400), as: UTF8.self) }
  }
  return (first, lines)
}

private func moduleTable(_ map: PageMap, _ texts: inout TextTable, _ surroundings: Surroundings) -> JSON {
  table(
    ["$name", "$folder", "isJudged"],
    map.modules.map { module in
      [
        texts.number(module.name), texts.number(surroundings.onPage(module.folder)),
        .integer(module.isJudged ? 1 : 0),
      ]
    })
}

private func typeTable(_ map: PageMap, _ texts: inout TextTable, _ surroundings: Surroundings) -> JSON {
  table(
    ["$name", "$declaration", "$role", "module", "isContract", "$path", "line"],
    map.types.map { entry in
      [
        texts.number(entry.type.name), texts.number(entry.type.declaration), texts.number(entry.type.role),
        .integer(entry.module), .integer(entry.type.kind == "contract" ? 1 : 0),
        texts.number(surroundings.onPage(entry.type.place.path)), .integer(entry.type.place.line),
      ]
    })
}

/// Numbers of types, the way, how many times, whether some rule forbids it, and which; where the first of them stands,
/// and its line of code as long as there is room for it.
private func useTable(_ map: PageMap, _ texts: inout TextTable, _ surroundings: Surroundings) -> JSON {
  /// Bytes of code. What leads to another module comes first: people ask for that.
  var room = 400_000
  var code: [Int: String] = [:]
  let isOutward = map.uses.map { map.types[$0.from].module != map.types[$0.to].module }
  for wanted in [true, false] {
    for (number, use) in map.uses.enumerated() where isOutward[number] == wanted && room > 0 {
      guard let place = use.place, let line = surroundings.sourceLine(place.path, place.line) else { continue }
      let text = String(decoding: line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(160), as: UTF8.self)
      room -= text.utf8.count
      code[number] = text
    }
  }
  return table(
    ["from", "to", "$way", "count", "isForbidden", "$rules", "$path", "line", "$code"],
    map.uses.enumerated().map { number, use in
      [
        .integer(use.from), .integer(use.to), texts.number(use.way), .integer(use.count),
        .integer(use.isForbidden ? 1 : 0), texts.number(use.rules.isEmpty ? nil : use.rules.joined(separator: " ")),
        texts.number(use.place.map { surroundings.onPage($0.path) }), .integer(use.place?.line ?? 0),
        texts.number(code[number]),
      ]
    })
}
