import Foundation
import LintReports
import Linter
import SourceText
import Testing

/// One report through every format, compared byte for byte. `VIPERLINT_REGENERATE=1 swift test --filter ReportTests`
/// writes the files anew; read the difference before you keep it.
@Suite struct GoldenTests {
  /// A page is more script than report: `PageTests` look at what it says.
  static let texts = Format.allCases.filter { $0 != .html }

  @Test(arguments: texts) func formatSaysTheSample(_ format: Format) throws {
    try expect(render(sampleReport, as: format, in: sampleSurroundings()), isGolden: "\(format.rawValue).txt")
  }

  @Test(arguments: Format.allCases) func formatSaysProblemsToo(_ format: Format) {
    let text = render(sampleReport, as: format, in: sampleSurroundings())
    for words in ["unused-suppression", "nothing here breaks", "cannot be read", "does not look like VIPER"] {
      #expect(text.contains(words), "a report without it looks better than the run was")
    }
  }

  @Test(arguments: texts) func formatSaysNothingWhenThereIsNothing(_ format: Format) throws {
    let text = render(Report(preset: "viper"), as: format, in: sampleSurroundings())
    try expect(text, isGolden: "\(format.rawValue).empty.txt")
  }

  /// Names of files and types, messages and reasons are somebody else's: in no format do they move a cursor, turn text
  /// around, give a command to GitHub, or open an element.
  @Test(arguments: Format.allCases, [false, true]) func hostileWordsAreInert(_ format: Format, _ isTerminal: Bool) {
    let sequences = "\u{1B}[31m\u{1B}]0;owned\u{7}\u{9B}31m\r\u{8}"
    let hidden = sequences + "\u{202E}\u{2066}\u{200F}\u{061C}\u{2028}\u{2029}\u{200B}\u{FEFF}"
    let words = "Evil\(hidden)\n::error::x\n##vso[task]<script>alert(1)</script><b>&]]>|`"
    let place = place("App/\(words).swift", 1, 1, 4)
    var report = Report(preset: "viper")
    report.findings = [
      Finding(
        rule: "own", severity: .error, place: place, message: words, remedy: words, use: "stores",
        subject: .init(name: words, role: "view", module: words, place: place), object: .init(name: words),
        fingerprint: "fedcba9876543210", standing: .active)
    ]
    report.problems = [
      ReportedProblem(rule: nil, severity: .error, place: place, message: words, isFatal: true)
    ]
    var surroundings = sampleSurroundings()
    surroundings.sourceLine = { _, _ in Array("let \(words)".utf8) }
    if isTerminal { surroundings.terminal = TerminalStyle(isTerminal: true, columns: 80, hasColor: false) }
    let text = render(report, as: format, in: surroundings)
    #expect(text.contains("Evil"))
    let left = text.unicodeScalars.filter { $0.isHiddenControl && $0 != "\n" && $0 != "\t" }
    #expect(left.isEmpty, "\(left.map { String($0.value, radix: 16) })")
    let lines = text.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("::error::x") || $0.hasPrefix("##vso") }, "\(text)")
    if [.junit, .checkstyle, .markdown].contains(format) {
      // What stands in backticks of Markdown is shown as it is.
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      let outside = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
      #expect(!outside.contains { $0.contains("<script>") || $0.contains("<b>") }, "\(text)")
    }
  }

  /// Nothing was found because nothing was judged.
  @Test(arguments: [Format.markdown, .agent, .github]) func aHeadingSaysThatTheRunFailed(_ format: Format) {
    var report = Report(preset: "viper")
    report.problems = [
      ReportedProblem(
        rule: nil, severity: .error, place: place(".viperlint.yml", 1, 1, 4), message: "`rols` is no key", isFatal: true
      )
    ]
    let text = render(report, as: format, in: sampleSurroundings())
    let heading = text.split(separator: "\n").first { $0.contains("0 errors") }
    #expect(heading?.contains(", incomplete: 1 problem") == true, "\(text)")
    #expect(!text.contains("Fix the causes"))
  }

  @Test func aNoteAboutTheRunIsNothingToFix() {
    var report = Report(preset: "viper")
    report.problems = [
      ReportedProblem(rule: nil, severity: .warning, place: nil, message: "this is odd", isFatal: false)
    ]
    let text = render(report, as: .agent, in: sampleSurroundings())
    #expect(text.hasPrefix("viperlint: 0 errors, 0 warnings. There is no finding to fix; this is about the run.\n"))
  }

  /// A generated file may be one line; an assistant pays for each character.
  @Test func aLongLineIsCut() throws {
    var report = Report(preset: "viper")
    report.problems = [
      ReportedProblem(
        rule: "own", severity: .warning, place: place("Long.swift", 1, 30_001, 30_002), message: "odd", isFatal: false)
    ]
    var surroundings = sampleSurroundings()
    surroundings.sourceLine = { _, _ in Array(String(repeating: "é", count: 15_000).utf8) + Array("here".utf8) }
    let text = render(report, as: .agent, in: surroundings)
    #expect(text.contains("  edit: Long.swift:1: …é") && text.contains("éhere\n"), "\(text.suffix(300))")
    #expect(text.utf8.count < 1000)
    surroundings.sourceLine = { _, _ in Array("short".utf8) }
    #expect(render(report, as: .agent, in: surroundings).contains("Long.swift:1: "), "a column behind the end")
  }

  /// GitHub refuses a file with a result that has no place.
  @Test func aResultOfSARIFHasAPlace() throws {
    var report = Report(preset: "viper")
    report.problems = [
      ReportedProblem(rule: "idle-rule", severity: .warning, place: nil, message: "looked at nothing", isFatal: false)
    ]
    let document =
      try JSONSerialization.jsonObject(
        with: Data(render(report, as: .sarif, in: sampleSurroundings()).utf8)) as? [String: Any]
    let run = try #require((document?["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect("\(invocation["toolExecutionNotifications"] ?? "")".contains("looked at nothing [idle-rule]"))
  }

  @Test func aRoleOfTheProjectsOwnHasItsPlural() {
    var report = Report(preset: "viper")
    report.tally.roles = ["gateway": 2, "entity": 2]
    let summary = renderSummary(report, seconds: 0, inFull: true, in: sampleSurroundings())
    #expect(summary.contains("2 gateways") && summary.contains("2 entities"), "\(summary)")
  }

  @Test(arguments: [(40, false), (100, false), (100, true)])
  func terminalShowsTheCode(_ columns: Int, _ hasColor: Bool) throws {
    var surroundings = sampleSurroundings(terminal: TerminalStyle(columns: columns, hasColor: hasColor))
    surroundings.showsSilenced = true
    try expect(
      render(sampleReport, as: .text, in: surroundings),
      isGolden: "terminal.\(columns)\(hasColor ? ".color" : "").txt")
  }

  @Test(arguments: [60, 100]) func terminalShowsACauseOnce(_ columns: Int) throws {
    let surroundings = sampleSurroundings(terminal: TerminalStyle(columns: columns, hasColor: false))
    try expect(render(repetitiveReport, as: .text, in: surroundings), isGolden: "terminal.causes.\(columns).txt")
  }

  @Test func silencedFindingsAreShownWhenAskedFor() throws {
    var surroundings = sampleSurroundings()
    surroundings.showsSilenced = true
    for format in [Format.json, .sarif, .junit] {
      try expect(render(sampleReport, as: format, in: surroundings), isGolden: "\(format.rawValue).silenced.txt")
    }
  }

  @Test func summaryCounts() throws {
    try expect(renderSummary(sampleReport, seconds: 1.047, in: sampleSurroundings()), isGolden: "summary.txt")
  }

  @Test(arguments: GraphFormat.allCases) func graphIsDrawn(_ format: GraphFormat) throws {
    var home = GraphSelection()
    home.focus = "Home"
    try expect(
      renderGraph(sampleMap, as: format, level: .types), isGolden: "graph.types.\(format.rawValue)")
    try expect(
      renderGraph(sampleMap, as: format, level: .modules), isGolden: "graph.modules.\(format.rawValue)")
    try expect(
      renderGraph(sampleMap, as: format, level: .types, selection: home), isGolden: "graph.home.\(format.rawValue)")
  }

  @Test func rolesAreListed() throws {
    try expect(renderRoles(sampleMap, asJSON: true, in: sampleSurroundings()), isGolden: "roles.json")
    try expect(renderRoles(sampleMap, asJSON: false, in: sampleSurroundings()), isGolden: "roles.txt")
  }

  @Test func whyIsAnswered() throws {
    var map = sampleMap
    // Findings are of the type that stands where they say, and of no namesake.
    let interactor = try #require(map.types.firstIndex { $0.name == "LoginInteractor" })
    map.types[interactor].place = try #require(sampleReport.findings[0].object?.place)
    let (types, findings) = (Array(map.types.indices), sampleReport.findings)
    try expect(renderWhy(types, of: map, findings: findings, in: sampleSurroundings()), isGolden: "why.txt")
    try expect(renderWhyAsJSON(types, of: map, findings: findings), isGolden: "why.json")
  }
}

let sampleMap: ProjectMap = {
  func type(
    _ name: String, _ kind: String?, _ role: String?, _ module: String?, _ line: Int, isAmbiguous: Bool = false
  ) -> ProjectMap.TypeEntry {
    let here = place("App/\(module ?? "Other").swift", line, 7, 10)
    return ProjectMap.TypeEntry(
      name: name, declaration: kind == "contract" ? "protocol" : "class", kind: kind, role: role, module: module,
      moduleEvidence: module.map { .init(text: "its name without the words for its role is `\($0)`", place: here) },
      place: here, evidence: role == nil ? [] : [.init(text: "its name ends in a suffix of \(role!)", place: here)],
      rivals: isAmbiguous ? [.init(text: "it conforms to two contracts", place: here)] : [], isAmbiguous: isAmbiguous,
      isJudged: role != nil)
  }
  var map = ProjectMap(
    types: [
      type("HomeRouter", "component", "router", "Home", 1),
      type("LoginInteractor", "component", "interactor", "Login", 1),
      type("LoginPresenting", "contract", "presenter", "Login", 2),
      type("LoginView \"quoted\" <x>", "component", "view", "Login", 3), type("Lonely", nil, nil, nil, 1),
      type("Torn", "component", nil, nil, 2, isAmbiguous: true),
    ],
    edges: [
      .init(from: 3, to: 1, way: "calls", count: 2, isForbidden: true),
      .init(from: 3, to: 2, way: "stores", count: 1, isForbidden: false),
      .init(from: 2, to: 0, way: "calls", count: 1, isForbidden: false),
      .init(from: 3, to: 3, way: "calls", count: 9, isForbidden: false),
    ])
  map.edges[0].place = place("Login/LoginViewController.swift", 6, 12, 22)
  return map
}()

/// Compares a text with a file in `Golden/`, or writes the file when asked to.
func expect(_ text: String, isGolden name: String, _ location: SourceLocation = #_sourceLocation) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(Array(text.utf8) == Array(golden.utf8), "\(name) has changed:\n\(text)", sourceLocation: location)
}
