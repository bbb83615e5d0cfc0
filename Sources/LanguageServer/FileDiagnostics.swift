import Linter
import PlainJSON
import SourceText

/// Places here are those of reports.
typealias Place = Linter.Place

/// What an editor shows for one file.
struct FileDiagnostics: Sendable {
  /// What the report says of it: findings that count, and problems.
  var findings: [Finding] = []
  var problems: [ReportedProblem] = []
  /// As the protocol has it.
  var json: JSON = []
  /// Of the JSON: equal identities, equal diagnostics. 0: it is still to be written.
  var identity: UInt64 = 0
  var uri = ""

  /// Whether the report says the same.
  func says(_ other: FileDiagnostics) -> Bool { findings == other.findings && problems == other.problems }
}

/// FNV-1a: the result ids of a session only mean something in it.
func identity(of json: JSON) -> UInt64 {
  writeJSON(json, layout: .compact).reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}

/// Says findings and problems as diagnostics. Columns of a report count bytes; those of an editor may not.
struct DiagnosticWriter {
  let client: Client
  /// The address of a path of the report.
  let uri: (String) -> String
  /// The text of a path of the report; nil where it cannot be had.
  let text: (String) -> Text?

  func diagnostics(_ file: FileDiagnostics) -> JSON {
    .array(file.problems.map(diagnostic) + file.findings.map(diagnostic))
  }

  private func diagnostic(_ finding: Finding) -> JSON {
    var json = frame(
      finding.place, finding.severity, code: finding.rule,
      finding.remedy.isEmpty ? finding.message : finding.message + "\n" + finding.remedy)
    if client.showsTags, finding.isFixable { json = json.with("tags", [1]) }
    let related = client.showsRelated ? related(finding) : []
    if !related.isEmpty { json = json.with("relatedInformation", .array(related)) }
    return json.with("data", ["fingerprint": .string(finding.fingerprint)])
  }

  private func diagnostic(_ problem: ReportedProblem) -> JSON {
    frame(problem.place ?? Place(file: ""), problem.severity, code: problem.rule, problem.message)
  }

  private func frame(_ place: Place, _ severity: Severity, code: String?, _ message: String) -> JSON {
    var json: JSON = [
      "range": range(place), "severity": .integer(severity == .error ? 1 : 2), "source": "viperlint",
    ]
    if let code {
      json = json.with("code", .string(code))
      if let catalogue = client.catalogue {
        json = json.with("codeDescription", ["href": .string(catalogue + "#" + code)])
      }
    }
    return json.with("message", .string(message))
  }

  /// Where the links of a chain and the two sides of a use are declared.
  private func related(_ finding: Finding) -> [JSON] {
    var seen: Set<Place> = [finding.place]
    var list: [JSON] = []
    func add(_ place: Place?, _ message: String) {
      guard let place, place.line > 0, seen.insert(place).inserted else { return }
      list.append(["location": location(place), "message": .string(message)])
    }
    for link in finding.chain {
      add(link.place, "`\(link.name)`" + (link.type.map { " has the type `\($0)`" } ?? "") + ", on the way there")
    }
    for party in [finding.subject, finding.object].compactMap({ $0 }) + finding.others {
      add(party.place, "\(party.role.map { $0 + " " } ?? "")`\(party.name)` is declared here")
    }
    return list
  }

  func location(_ place: Place) -> JSON { ["uri": .string(uri(place.path)), "range": range(place)] }

  /// A place without a line is the first one.
  func range(_ place: Place) -> JSON {
    guard place.line > 0 else {
      return ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    }
    let text = client.encoding == .utf16 && place.endColumn > 1 ? text(place.path) : nil
    func position(_ line: Int, _ column: Int) -> JSON {
      let byte = max(0, column - 1)
      let character = text?.character(ofByte: byte, inLine: line - 1, client.encoding) ?? byte
      return ["line": .integer(line - 1), "character": .integer(character)]
    }
    return [
      "start": position(place.line, place.column),
      "end": place.endLine > place.line
        ? position(place.endLine, place.endColumn) : position(place.line, max(place.column, place.endColumn)),
    ]
  }
}
