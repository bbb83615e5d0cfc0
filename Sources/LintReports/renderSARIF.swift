import LintRules
import Linter
import PlainJSON

/// SARIF 2.1.0, as GitHub code scanning reads it: rules with help, columns in UTF-16 units, the object's declaration
/// linked from the message, a chain as a code flow.
///
/// The fingerprint has a key of its own: GitHub warns about foreign values under `primaryLocationLineHash`. Suppressed
/// findings are left out unless asked for, because GitHub opens alerts for them. It refuses a run of more than 25,000
/// results, so more of them are several runs. It also refuses results without a place: what has none is a notification.
func renderSARIF(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  func isResult(_ entry: Entry) -> Bool { entry.place != nil && (entry.finding != nil || entry.rule != "viperlint") }
  let results = entries.filter(isResult)
  // Every rule that was checked, and those about the run that only turn up in results.
  let inForce = surroundings.rules.filter { $0.severity != .off }.map(\.rule.id)
  let ids = inForce + Set(results.map(\.rule)).subtracting(inForce).sorted()
  let indices = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  let notifications = entries.filter { !isResult($0) }.map { entry -> JSON in
    JSON.object([
      JSONMember("level", .string(entry.severity)),
      JSONMember("message", ["text": .string(nonEmpty(entry.message) + entry.ruleSuffix)]),
      JSONMember("locations", entry.place.map { [["physicalLocation": physical($0, surroundings)]] } ?? .null),
    ]).withoutNulls
  }
  func run(_ number: Int, _ results: ArraySlice<Entry>) -> JSON {
    [
      "tool": [
        "driver": [
          "name": "viperlint", "version": .string(surroundings.toolVersion),
          "semanticVersion": .string(surroundings.toolVersion),
          "rules": .array(ids.map { rule($0, surroundings) }),
        ]
      ],
      // Of two runs with the same id GitHub keeps one.
      "automationDetails": ["id": .string(number == 0 ? "viperlint/" : "viperlint/\(number + 1)/")],
      "columnKind": "utf16CodeUnits",
      "invocations": [
        [
          "executionSuccessful": .bool(!report.problems.contains(where: \.isFatal)),
          "toolExecutionNotifications": .array(notifications),
        ]
      ],
      "results": .array(results.map { result($0, indices[$0.rule] ?? 0, surroundings) }),
    ]
  }
  let limit = 25_000
  let starts = Array(stride(from: 0, to: max(1, results.count), by: limit))
  let document: JSON = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": .array(starts.enumerated().map { run($0.offset, results[$0.element...].prefix(limit)) }),
  ]
  return jsonText(document, expandedTo: 5)
}

private func rule(_ id: String, _ surroundings: Surroundings) -> JSON {
  let rule = surroundings.rule(id)
  let summary = nonEmpty(rule?.summary ?? id)
  let help = [rule?.rationale, rule?.remedy].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
  let severity = surroundings.rules.first { $0.rule.id == id }?.severity
  return [
    "id": .string(id),
    "shortDescription": ["text": .string(cut(summary))],
    "fullDescription": ["text": .string(cut(nonEmpty(rule?.rationale, or: summary)))],
    "help": ["text": .string(nonEmpty(help, or: summary))],
    "defaultConfiguration": ["level": .string(severity == .error ? "error" : "warning")],
    "properties": ["tags": ["architecture", "viper"], "precision": "high"],
  ]
}

private func result(_ entry: Entry, _ index: Int, _ surroundings: Surroundings) -> JSON {
  var members: [JSONMember] = []
  func add(_ key: String, _ value: JSON) { members.append(JSONMember(key, value)) }
  add("ruleId", .string(entry.rule))
  add("ruleIndex", .integer(index))
  add("level", .string(entry.severity))
  var text = escapedBrackets(entry.message)
  if !entry.remedy.isEmpty { text += ". " + escapedBrackets(entry.remedy) }
  if let (object, place) = entry.declared {
    text += "\n\n[\(escapedBrackets(object.name))](0) is declared in \(escapedBrackets(place.path))."
  }
  add("message", ["text": .string(nonEmpty(text))])
  if let place = entry.place { add("locations", [["physicalLocation": physical(place, surroundings)]]) }
  add("partialFingerprints", ["viperlint/v1": .string(entry.fingerprint)])
  if let group = entry.finding?.group, !group.isEmpty { add("properties", ["group": .string(group)]) }
  if let (object, place) = entry.declared {
    add(
      "relatedLocations",
      [
        [
          "id": 0, "physicalLocation": physical(place, surroundings),
          "message": ["text": .string("`\(object.name)` is declared here")],
        ]
      ])
  }
  if let finding = entry.finding, !finding.chain.isEmpty {
    let steps = finding.chain.map { link -> JSON in
      let type = link.type.map { ": \($0)" } ?? ""
      return step(link.place, "`\(link.name)\(type)`", surroundings)
    }
    add(
      "codeFlows",
      [["threadFlows": [["locations": .array(steps + [step(finding.place, finding.message, surroundings)])]]]])
  }
  switch entry.finding?.standing {
  case .suppressed(let reason):
    // An exception of the configuration stands in no source.
    let kind: JSON = entry.finding?.isAllowed == true ? "external" : "inSource"
    add("suppressions", [["kind": kind, "justification": .string(reason)]])
  case .baselined: add("suppressions", [["kind": "external", "justification": "in the baseline"]])
  case nil, .active: break
  }
  return .object(members)
}

private func step(_ place: Place, _ text: String, _ surroundings: Surroundings) -> JSON {
  [
    "location": [
      "physicalLocation": physical(place, surroundings), "message": ["text": .string(escapedBrackets(nonEmpty(text)))],
    ]
  ]
}

private func physical(_ place: Place, _ surroundings: Surroundings) -> JSON {
  let path = surroundings.fromRepository(place.path)
  let artifact: JSON =
    path.hasPrefix("/")
    ? ["uri": .string("file://" + percentEncoded(path))]
    : ["uri": .string(percentEncoded(path)), "uriBaseId": "%SRCROOT%"]
  guard place.line > 0 else { return ["artifactLocation": artifact] }
  let endLine = max(place.line, place.endLine)
  let start = surroundings.utf16Column(place.path, line: place.line, column: place.column)
  let end = surroundings.utf16Column(place.path, line: endLine, column: place.endColumn)
  return [
    "artifactLocation": artifact,
    "region": [
      "startLine": .integer(place.line), "startColumn": .integer(start), "endLine": .integer(endLine),
      "endColumn": .integer(endLine == place.line ? max(start, end) : end),
    ],
  ]
}

/// A message is Markdown enough to make links of brackets.
private func escapedBrackets(_ text: String) -> String {
  var result = ""
  for character in text {
    if character == "[" || character == "]" || character == "\\" { result += "\\" }
    result.append(character)
  }
  return result
}

/// As RFC 3986 wants it in the path of a URI.
func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += digits.count == 1 ? "%0" + digits : "%" + digits
    }
  }
  return result
}

/// GitHub refuses descriptions of more than 1024 characters.
private func cut(_ text: String) -> String { text.count > 1000 ? text.prefix(1000) + "…" : text }

/// Required texts may not be empty.
private func nonEmpty(_ text: String?, or other: String = "(no text)") -> String {
  guard let text, !text.isEmpty else { return other }
  return text
}
