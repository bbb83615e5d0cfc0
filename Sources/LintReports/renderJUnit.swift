import Linter

/// JUnit's report: a suite for each rule, a failed case for each finding, one passed case for a rule that nothing broke
/// (else a CI server says that no tests were run).
func renderJUnit(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  let byRule = Dictionary(grouping: entries, by: \.rule)
  let inForce = surroundings.rules.filter { $0.severity != .off }.map(\.rule.id)
  let ids = inForce + Set(byRule.keys).subtracting(inForce).sorted()
  let suites = (ids.isEmpty ? ["viperlint"] : ids).map { id -> XML in
    let broken = byRule[id] ?? []
    let cases = broken.map { entry -> XML in
      var place = entry.place?.path ?? "viperlint"
      if let line = entry.line { place += ":\(line):\(max(1, entry.place?.column ?? 1))" }
      let text = [plainLine(entry), entry.remedy].filter { !$0.isEmpty }.joined(separator: "\n")
      // What is silenced is listed and does not fail.
      let verdict =
        entry.standing.map { XML(name: "skipped", attributes: [("message", $0)]) }
        ?? XML(name: "failure", attributes: [("type", entry.severity), ("message", entry.message)], text: text)
      return XML(
        name: "testcase", attributes: [("name", place), ("classname", "viperlint.\(id)")], children: [verdict])
    }
    let passed = XML(name: "testcase", attributes: [("name", id), ("classname", "viperlint.\(id)")])
    let failures = broken.count { $0.standing == nil }
    return XML(
      name: "testsuite",
      attributes: [
        ("name", id), ("tests", String(max(1, broken.count))), ("failures", String(failures)), ("errors", "0"),
        ("skipped", String(broken.count - failures)),
      ], children: cases.isEmpty ? [passed] : cases)
  }
  return XML(name: "testsuites", children: suites).document
}
