import LintRules
import Linter
import PlainJSON

/// Version 1 of viperlint's own format; `check.schema.json` in the documentation describes it.
func renderJSON(_ report: Report, _ surroundings: Surroundings) -> String {
  let shown = report.findings.filter { surroundings.showsSilenced || $0.standing == .active }
  let tally = report.tally
  var document: [JSONMember] = []
  func add(_ key: String, _ value: JSON) { document.append(JSONMember(key, value)) }
  add("version", .integer(1))

  add("tool", ["name": "viperlint", "version": .string(surroundings.toolVersion)])
  add("preset", .string(report.preset))
  add(
    "summary",
    withInterfaces(
      tally,
      [
        "files": .integer(tally.files),
        "lines": .integer(tally.lines),
        "types": .integer(tally.types),
        "modules": .integer(tally.modules),
        "judgedModules": .integer(tally.judgedModules),
        "errors": .integer(tally.errors),
        "warnings": .integer(tally.warnings),
        "suppressed": .integer(tally.suppressed),
        "baselined": .integer(tally.baselined),
        "unresolved": .integer(tally.unresolved),
        "ambiguous": .integer(tally.ambiguous),
        "idle": .integer(tally.idle),
        "gated": .bool(tally.isGated),
      ]))
  if let repairs = report.repairs { add("repairs", .array(repairs.map(json))) }
  add("findings", .array(shown.map(json)))
  add("problems", .array(report.problems.map(json)))
  return jsonText(.object(document), expandedTo: 2)
}

/// The figures of storyboards and xibs stand only where there are some.
private func withInterfaces(_ tally: Tally, _ summary: JSON) -> JSON {
  guard tally.interfaceFiles > 0, case .object(let members) = summary else { return summary }
  return .object(
    members + [
      JSONMember("interfaceFiles", .integer(tally.interfaceFiles)), JSONMember("segues", .integer(tally.segues)),
      JSONMember("unresolvedSegues", .integer(tally.unresolvedSegues)),
      JSONMember("identifiers", .integer(tally.identifiers)),
      JSONMember("unresolvedIdentifiers", .integer(tally.unresolvedIdentifiers)),
    ])
}

/// What `--fix` did: `replacement` is what is imported now, `left` why nothing was done.
private func json(_ repair: Repair) -> JSON {
  var (replacement, reason): (String?, String?) = (nil, nil)
  switch repair.outcome {
  case .deleted: break
  case .replaced(let other): replacement = other
  case .left(let why): reason = why
  }
  return [
    "rule": .string(repair.rule), "path": .string(repair.place.path), "line": .integer(repair.place.line),
    "column": .integer(repair.place.column), "import": .string(repair.target), "replacement": JSON(replacement),
    "left": JSON(reason),
  ]
}

private func json(_ finding: Finding) -> JSON {
  var members: [JSONMember] = []
  func add(_ key: String, _ value: JSON) { members.append(JSONMember(key, value)) }
  add("rule", .string(finding.rule))
  add("severity", .string(finding.severity.word))
  add("path", .string(finding.place.path))
  add("line", .integer(finding.place.line))
  add("column", .integer(finding.place.column))
  add("endLine", .integer(finding.place.endLine))
  add("endColumn", .integer(finding.place.endColumn))
  add("message", .string(finding.message))
  add("remedy", .string(finding.remedy))
  add("use", JSON(finding.use))
  add(
    "subject",
    finding.subject.map { ["name": .string($0.name), "role": JSON($0.role), "module": JSON($0.module)] } ?? .null)
  add("object", finding.object.map(object) ?? .null)
  add(
    "chain",
    .array(
      finding.chain.map {
        [
          "name": .string($0.name), "path": .string($0.place.path), "line": .integer($0.place.line),
          "column": .integer($0.place.column),
        ]
      }))
  add("fingerprint", .string(finding.fingerprint))
  add("group", .string(finding.group))
  switch finding.standing {
  case .active: break
  case .suppressed(let reason): add("standing", ["suppressed": .string(reason)])
  case .baselined: add("standing", "baselined")
  }
  if let owner = finding.owner { add("owner", .string(owner)) }
  return .object(members)
}

/// What the project declares has a role, a module and a place (each perhaps null); anything else has a name alone.
private func object(_ party: Finding.Party) -> JSON {
  guard let place = party.place else { return ["name": .string(party.name)] }
  return [
    "name": .string(party.name), "role": JSON(party.role), "module": JSON(party.module),
    "path": .string(place.path), "line": .integer(place.line),
  ]
}

private func json(_ problem: ReportedProblem) -> JSON {
  [
    "rule": JSON(problem.rule), "path": JSON(problem.place?.path), "line": .integer(problem.place?.line ?? 0),
    "column": .integer(problem.place?.column ?? 0),
    "severity": .string(problem.severity.word),
    "message": .string(problem.message),
  ]
}
