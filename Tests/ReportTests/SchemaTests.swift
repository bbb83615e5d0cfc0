import Expectations
import Foundation
import LintReports
import Linter
import Testing

/// Every format with an official schema is held to it by somebody else's validator. Where schema or validator is
/// missing, the test is skipped by name.
@Suite struct SchemaTests {
  static let reports: [(name: String, report: Report)] = [
    ("sample", sampleReport), ("empty", Report(preset: "viper")), ("many", many(2_000)),
  ]

  static func many(_ count: Int) -> Report {
    var report = sampleReport
    report.findings = (0..<count).map { number in
      var finding = sampleReport.findings[number % 3]
      finding.place.line = 1 + number / 3
      return finding
    }
    report.recount()
    return report
  }

  @Test(.enabled(if: hasSchema("sarif-2.1.0.json") && hasPython("jsonschema"), "needs the SARIF schema and jsonschema"))
  func sarifIsValid() throws {
    for (name, report) in Self.reports {
      var surroundings = sampleSurroundings()
      surroundings.showsSilenced = true
      try validateJSON(render(report, as: .sarif, in: surroundings), schema: "sarif-2.1.0.json", name)
    }
  }

  @Test func sarifIsSplitWhereGitHubWouldRefuseIt() throws {
    var report = Report(preset: "viper")
    let finding = sampleReport.findings[1]
    report.findings = Array(repeating: finding, count: 25_001)
    let text = render(report, as: .sarif, in: Surroundings(toolVersion: "1.2.3"))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.map { ($0["results"] as? [Any])?.count } == [25_000, 1])
    #expect(Set(runs.compactMap { ($0["automationDetails"] as? [String: Any])?["id"] as? String }).count == 2)
  }

  /// A schema says how a report is spelt; a program that reads it says what it means.
  @Test(.enabled(if: (try? run("sarif", ["--version"]).status) == 0, "needs sarif-tools"))
  func sarifIsUnderstoodByAnotherProgram() throws {
    for (name, report) in Self.reports {
      let text = render(report, as: .sarif, in: sampleSurroundings())
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("viperlint.sarif").path
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let summary = try run("sarif", ["summary", file])
      #expect(summary.status == 0)
      let issues =
        report.findings.filter { $0.standing == .active }.map(\.severity)
        + report.problems.filter { $0.rule != nil }.map(\.severity)
      for (severity, word) in [(Severity.error, "error"), (.warning, "warning")] {
        let count = issues.count { $0 == severity }
        #expect(summary.output.contains("\(word): \(count)\n"), "\(name): \(summary.output)")
      }
      // It finds rules by their index, and says those of the same kind once.
      for rule in Set(report.findings.filter { $0.standing == .active }.map(\.rule)) {
        #expect(summary.output.contains(" - \(rule) "), "\(name)")
      }
      let table = folder.appendingPathComponent("viperlint.csv").path
      #expect(try run("sarif", ["csv", "-o", table, file]).status == 0)
      let rows = try String(contentsOfFile: table, encoding: .utf8)
      #expect(rows.components(separatedBy: "\nviperlint,").count == issues.count + 1, "\(name)")
      #expect((try run("sarif", ["--check", "error", "summary", file]).status != 0) == issues.contains(.error))
    }
  }

  @Test(
    .enabled(
      if: hasSchema("rdjson/DiagnosticResult.json") && hasPython("jsonschema"), "needs the rdjson schema and jsonschema"
    ))
  func rdjsonIsValid() throws {
    for (name, report) in Self.reports {
      try validateJSON(
        render(report, as: .rdjson, in: sampleSurroundings()), schema: "rdjson/DiagnosticResult.json", name)
    }
  }

  @Test(.enabled(if: hasSchema("junit-10.xsd") && hasXMLValidator, "needs the JUnit schema and xmllint or lxml"))
  func junitIsValid() throws {
    for (name, report) in Self.reports {
      try validateXML(render(report, as: .junit, in: sampleSurroundings()), schema: "junit-10.xsd", name)
    }
  }

  @Test(
    .enabled(
      if: hasSchema("checkstyle-report-1.0.0.xsd") && hasXMLValidator, "needs the Checkstyle schema and xmllint or lxml"
    ))
  func checkstyleIsValid() throws {
    for (name, report) in Self.reports {
      try validateXML(
        render(report, as: .checkstyle, in: sampleSurroundings()), schema: "checkstyle-report-1.0.0.xsd", name)
    }
  }

  @Test(.enabled(if: hasPython("jsonschema"), "needs jsonschema"))
  func jsonKeepsItsOwnSchema() throws {
    let schema = Repository.file("Sources/viperlint/Documentation.docc/check.schema.json").path
    for (name, report) in Self.reports {
      try validateJSON(render(report, as: .json, in: sampleSurroundings()), schemaPath: schema, name)
    }
  }

  @Test(.enabled(if: hasPython("jsonschema"), "needs jsonschema"))
  func thePagesDataKeepItsSchema() throws {
    let schema = Repository.file("Sources/viperlint/Documentation.docc/page.schema.json").path
    for (name, report) in Self.reports {
      var (report, surroundings) = (report, sampleSurroundings())
      report.map = sampleMap
      surroundings.showsSilenced = true
      surroundings.history = [HistoryEntry(report, on: Day(year: 2027, month: 3, day: 31))]
      let page = render(report, as: .html, in: surroundings)
      let data = page.components(separatedBy: "id=\"report\">")[1].components(separatedBy: "</script>")[0]
      try validateJSON(data, schemaPath: schema, name)
    }
  }

  @Test func everyJSONFormatIsJSON() throws {
    #if DEBUG
      let count = 3_000
    #else
      let count = 30_000
    #endif
    for format in [Format.json, .sarif, .gitlab, .rdjson, .sonarqube] {
      for report in Self.reports.map(\.report) + [Self.many(count)] {
        let text = render(report, as: format, in: sampleSurroundings())
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
  }

  @Test func gitLabFingerprintsAreUnique() throws {
    let text = render(sampleReport, as: .gitlab, in: sampleSurroundings())
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints.count == issues.count && Set(fingerprints).count == issues.count)
  }

  @Test func noWorkflowCommandIsSmuggledIn() {
    let text = render(sampleReport, as: .github, in: sampleSurroundings())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let commands = lines.filter { $0.hasPrefix("::") }
    #expect(commands.count == 6)
    #expect(lines.count == 7, "every message is on one line")
    #expect(commands.prefix(3).allSatisfy { $0.hasPrefix("::error ") }, "errors come first")
    #expect(text.contains("file=project/Ünï códe/Ärger 100%25.swift"))
  }
}

private let schemas = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/data/schemas")

func hasSchema(_ name: String) -> Bool {
  FileManager.default.fileExists(atPath: schemas.appendingPathComponent(name).path)
}

func hasPython(_ module: String) -> Bool { (try? run("python3", ["-c", "import \(module)"]).status) == 0 }

private let hasXMLLint = (try? run("xmllint", ["--version"]).status) == 0
let hasXMLValidator = hasXMLLint || hasPython("lxml")

private func validateJSON(_ text: String, schema: String, _ name: String) throws {
  try validateJSON(text, schemaPath: schemas.appendingPathComponent(schema).path, name)
}

private func validateJSON(_ text: String, schemaPath: String, _ name: String) throws {
  let script = """
    import json, sys, pathlib, warnings
    warnings.simplefilter("ignore")
    import jsonschema
    path = pathlib.Path(sys.argv[1])
    schema = json.loads(path.read_text())
    document = json.loads(pathlib.Path(sys.argv[2]).read_text())
    kind = jsonschema.validators.validator_for(schema)
    errors = list(kind(schema).iter_errors(document))
    for error in errors[:5]: print(error.json_path, error.message[:300])
    sys.exit(1 if errors else 0)
    """
  try validate(text, name) { try run("python3", ["-c", script, schemaPath, $0]) }
}

private func validateXML(_ text: String, schema: String, _ name: String) throws {
  let schema = schemas.appendingPathComponent(schema).path
  let script = """
    import sys
    from lxml import etree
    schema = etree.XMLSchema(etree.parse(sys.argv[1]))
    schema.assertValid(etree.parse(sys.argv[2], etree.XMLParser(huge_tree=True)))
    """
  try validate(text, name) { file in
    hasXMLLint
      ? try run("xmllint", ["--noout", "--huge", "--schema", schema, file])
      : try run("python3", ["-c", script, schema, file])
  }
}

private func validate(_ text: String, _ name: String, with tool: (String) throws -> (status: Int32, output: String))
  throws
{
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(text.utf8).write(to: file)
  let (status, output) = try tool(file.path)
  #expect(status == 0, "\(name): \(output)")
}

func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, output)
}
