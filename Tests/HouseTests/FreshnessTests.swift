import Expectations
import Foundation
import LintRules
import Testing

@Suite struct FreshnessTests {
  private static let generated = Repository.file("Sources/LintRules/BuiltinRules.generated.swift")

  /// Writes the file anew, and with it the schemas and the catalogue.
  private static let command = "VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'"

  @Test func builtInRulesAreFresh() throws {
    let text = try Self.source(of: Repository.ruleFiles())
    if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
      try Data(text.utf8).write(to: Self.generated)
      return
    }
    let found = try String(decoding: Data(contentsOf: Self.generated), as: UTF8.self)
    let isFresh = found == text
    #expect(isFresh, "the built-in rules are stale: \(Self.command)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] != "1"))
  func builtInTextsAreTheFilesByteForByte() throws {
    let files = try Repository.ruleFiles()
    let builtIn = RuleLibrary.builtIn.files
    #expect(builtIn.map(\.path) == files.map(\.path))
    for (file, text) in zip(files, builtIn) {
      let isEqual = text.bytes == file.bytes
      #expect(isEqual, "\(file.path) is stale: \(Self.command)")
    }
  }

  /// Editors read them from the repository.
  @Test(arguments: [
    ("configuration.schema.json", configurationSchema()), ("rule.schema.json", ruleSchema()),
  ])
  func schemasAreFresh(_ name: String, _ text: String) throws {
    let file = Repository.file("Sources/viperlint/Documentation.docc/\(name)")
    if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    let isFresh = (try? Data(contentsOf: file)) == Data(text.utf8)
    #expect(isFresh, "\(name) is stale: \(Self.command)")
  }

  @Test func rulesCanBeEmbedded() throws {
    for file in try Repository.ruleFiles() {
      #expect(!file.bytes.contains(0x0D), "\(file.path) has carriage returns")
      #expect(file.bytes.last == 0x0A, "\(file.path) does not end with a line feed")
    }
  }

  /// The page of `--format html` is plain JavaScript and CSS in files that an editor knows.
  @Test func pageIsFresh() throws {
    let files = try Repository.files(below: "Sources/LintReports/Page", suffix: "").map {
      (path: $0, bytes: try Repository.bytes(of: $0))
    }
    for file in files {
      #expect(!file.bytes.contains(0x0D) && file.bytes.last == 0x0A, "\(file.path) cannot be embedded")
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(file.path) has long lines")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(file.path) is long")
    }
    var parts = files.map { (path: $0.path, text: Self.packed($0.path, String(decoding: $0.bytes, as: UTF8.self))) }
    let scripts = parts.indices.filter { parts[$0].path.hasSuffix(".js") }
    for (index, text) in zip(scripts, shortened(scripts: scripts.map { parts[$0].text })) { parts[index].text = text }
    let script = parts.filter { $0.path.hasSuffix(".js") }.reduce(0) { $0 + $1.text.utf8.count }
    #expect(script > 0 && script < 60_000, "the script of a page has \(script) bytes")
    let generated = Repository.file("Sources/LintReports/Page.generated.swift")
    let text = Self.pageSource(of: parts)
    if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
      try Data(text.utf8).write(to: generated)
      return
    }
    let isFresh = (try? Data(contentsOf: generated)) == Data(text.utf8)
    #expect(isFresh, "the page is stale: \(Self.command)")
  }

  /// The Swift source that holds the files of the page, in the order of their names.
  static func pageSource(of files: [(path: String, text: String)]) -> String {
    """
    // swift-format-ignore-file
    // Generated from Sources/LintReports/Page. Refresh: \(command)

    let pageFiles: [(path: String, text: String)] = [

    """
      + files.map { file in
        let (text, hashes) = literal(of: file.text)
        return "  (\n    path: \"\(file.path)\",\n    text: \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),\n"
      }.joined() + "]\n"
  }

  /// What the page carries of a file.
  private static func packed(_ path: String, _ text: String) -> String {
    if path.hasSuffix(".js") { return HouseTests.packed(script: text) }
    return path.hasSuffix(".css") ? HouseTests.packed(style: text) : text
  }

  /// A text and the hashes that make a raw string of it.
  private static func literal(of text: String) -> (text: String, hashes: String) {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return (text, hashes)
  }

  /// The Swift source that holds the texts as raw strings.
  static func source(of files: [(path: String, bytes: [UInt8])]) -> String {
    var source = """
      // swift-format-ignore-file
      // Generated from Rules/**/*.yml. Refresh: \(command)

      let builtInRuleFiles: [RuleLibrary.File] = [

      """
    for file in files {
      let (text, hashes) = literal(of: String(decoding: file.bytes, as: UTF8.self))
      source +=
        "  RuleLibrary.File(\n    path: \"\(file.path)\",\n    text: \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),\n"
    }
    return source + "]\n"
  }
}
