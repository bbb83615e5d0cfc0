import Expectations
import Foundation
import Linter
import PlainJSON
import Testing

@testable import LintReports

/// `--format html`: one page, with everything in it and nothing that a browser could take for more than text.
@Suite struct PageTests {
  /// The sample, with a map and a name that would be markup anywhere else.
  private static let report: Report = {
    var report = sampleReport
    report.map = sampleMap
    report.map?.types[3].name = "</script><script>alert(1)</script><!-- \u{2028} ]]>"
    report.findings[1].isFixable = true
    return report
  }()

  private func page(_ report: Report = PageTests.report, in surroundings: Surroundings? = nil) -> String {
    render(report, as: .html, in: surroundings ?? sampleSurroundings())
  }

  /// What stands between two words; nil where they stand nowhere.
  private func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.firstRange(of: start),
      let last = text[first.upperBound...].firstRange(of: end)
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }

  private func data(of page: String) throws -> String {
    try #require(between("<script type=\"application/json\" id=\"report\">", "</script>", in: page))
  }

  @Test func theDataSaysTheSample() throws {
    var surroundings = sampleSurroundings()
    surroundings.showsSilenced = true
    let reading = readJSON(try data(of: page(in: surroundings)), path: "")
    let document = try #require(reading.root?.plain)
    try expect(LintReports.jsonText(document, expandedTo: 3), isGolden: "html.data.json")
  }

  @Test func silencedFindingsAreLeftOut() throws {
    let shown = try #require(readJSON(try data(of: page()), path: "").root?.plain["findings"]?["rows"]?.elements)
    #expect(shown.count == Self.report.findings.count { $0.standing == .active })
  }

  @Test func namesAreNeverMarkup() throws {
    let text = page()
    let data = try data(of: text)
    #expect(data.utf8.allSatisfy { !"<>&".utf8.contains($0) } && !data.unicodeScalars.contains("\u{2028}"))
    #expect(data.contains("\\u003C/script\\u003E\\u003Cscript\\u003Ealert(1)"))
    // The frame has one element for the data and one for the script.
    #expect(text.components(separatedBy: "<script").count == 3 && text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("alert(1)</script>") && !text.contains("<!--"))
  }

  /// A digest that does not fit would leave the page empty.
  @Test func onlyItsOwnScriptAndStyleMayRun() throws {
    let text = page()
    let policy = try #require(between("Content-Security-Policy\" content=\"", "\"", in: text))
    for (kind, start, end) in [("script", "<script>", "</script>"), ("style", "<style>", "</style>")] {
      let content = try #require(between(start, end, in: text))
      let digest = base64(sha256(Array(content.utf8)))
      #expect(policy.contains("\(kind)-src 'sha256-\(digest)';"))
    }
    #expect(policy.hasPrefix("default-src 'none';") && policy.contains("require-trusted-types-for 'script'"))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
  }

  @Test func nothingIsFetched() {
    for file in pageFiles {
      // Names of formats are no addresses to go to; editors are opened by the reader's click.
      let text = file.text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        .replacingOccurrences(of: "url(#", with: "")
      for word in ["http:", "https:", "innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "@import", "url("] {
        #expect(!text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  /// In a real browser: all views, by keyboard, with filters and links, and no name becomes more than text.
  @Test(.enabled(if: hasBrowser, "needs node and Chromium")) func aBrowserShowsIt() throws {
    let hostile = "<img src=x onerror=\"window.hostile=1\">"
    var report = Self.report
    for index in report.map?.types.indices ?? 0..<0 where report.map?.types[index].module == "Login" {
      report.map?.types[index].module = hostile
    }
    for index in report.findings.indices {
      report.findings[index].message += hostile + "\u{202E}"
      report.findings[index].remedy += "</script><script>window.hostile=1</script>"
      report.findings[index].subject?.module = hostile
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    for report in [report, Report(preset: "viper")] {
      try Data(page(report).utf8).write(to: file)
      let outcome = try run(Repository.file("Tests/Workshop/page").path, [file.path])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test func theSameReportGivesTheSameBytes() {
    #expect(page() == page())
  }

  @Test func noWordSaysWhichMachineMadeIt() throws {
    var report = Self.report
    report.findings[0].place.path = "/project/App/Login.swift"
    report.findings[1].place.path = "/elsewhere/Shared.swift"
    report.problems[0].message = "cannot read `/project/App/Gone.swift`"
    report.map?.types[0].place.path = "/project/App/Home.swift"
    let text = try data(of: page(report))
    #expect(!text.contains("/project") && !text.contains("\"/elsewhere"))
    #expect(text.contains("\"App/Login.swift\"") && text.contains("cannot read `App/Gone.swift`"))
    #expect(text.contains("\"../elsewhere/Shared.swift\""))
  }

  @Test func aModuleLiesWhereMostOfItIs() {
    #expect(home(of: ["App/Login/View", "App/Login", "App/Login/Parts", "Shared"]) == "App/Login")
    #expect(home(of: ["App/Login/View", "Shared"]) == ".")
    #expect(home(of: ["App/Login", "App/Login"]) == "App/Login")
    #expect(home(of: ["/a/b/c", "/a/b"]) == "/a/b")
    #expect(home(of: []) == ".")
  }

  /// Two apps in one tree, each with a Login.
  @Test func modulesOfOneNameAreTwo() {
    var map = sampleMap
    for index in map.types.indices { map.types[index].moduleNumber = index % 2 }
    let modules = PageMap(map).modules.map(\.name)
    #expect(modules.filter { $0 == "Login" }.count == 2)
  }

  /// FIPS 180-4's own examples, and lengths around the end of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(sha256(Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == digest)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("\u{FF}~", "w79+")])
  func bytesAreSpeltInBase64(_ text: String, _ expected: String) {
    #expect(base64(Array(text.utf8)) == expected)
    #expect(base64(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
  }

  @Test func aRunIsALineOfTheHistory() throws {
    let day = try #require(Day("2027-03-31"))
    let entry = HistoryEntry(Self.report, on: day)
    #expect(entry.line.hasPrefix("{") && entry.line.hasSuffix("}\n") && entry.line.contains("2027-03-31"))
    #expect(HistoryEntry(line: String(entry.line.dropLast())) == entry)
    #expect(entry.rules["view-uses-interactor"] == 1)
    for broken in ["", "{}", "[1]", "{\"day\":\"today\",\"errors\":1,\"warnings\":0,\"rules\":{}}", "nonsense"] {
      #expect(HistoryEntry(line: broken) == nil, "\(broken)")
    }
    var surroundings = sampleSurroundings()
    surroundings.history = [entry]
    #expect(try data(of: page(in: surroundings)).contains("\"day\":\"2027-03-31\""))
  }
}

private let hasBrowser =
  ["chromium", "chromium-browser", "google-chrome"].contains { (try? run($0, ["--version"]).status) == 0 }
  && (try? run("node", ["--version"]).status) == 0
