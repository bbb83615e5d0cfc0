import Linter
import PlainJSON

/// GitLab's Code Quality report. Findings with equal fingerprints would be merged into one, so equal ones are numbered.
func renderGitLab(_ report: Report, _ surroundings: Surroundings) -> String {
  var seen: [String: Int] = [:]
  let issues = report.entries(surroundings).map { entry -> JSON in
    let number = seen[entry.fingerprint, default: 0]
    seen[entry.fingerprint] = number + 1
    return [
      "description": .string(entry.message + (entry.standing.map { " (\($0))" } ?? "")),
      "check_name": .string(entry.rule),
      "fingerprint": .string(number == 0 ? entry.fingerprint : "\(entry.fingerprint)-\(number)"),
      "severity": .string(entry.isError ? "major" : "minor"),
      "location": [
        "path": .string(surroundings.fromRepository(entry.place?.path ?? ".viperlint.yml")),
        "lines": [
          "begin": .integer(entry.line ?? 1), "end": .integer(max(entry.line ?? 1, entry.place?.endLine ?? 1)),
        ],
      ],
    ]
  }
  return jsonText(.array(issues), expandedTo: 1)
}
