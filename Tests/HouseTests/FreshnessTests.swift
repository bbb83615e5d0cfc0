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

  /// The Swift source that holds the texts as raw strings.
  static func source(of files: [(path: String, bytes: [UInt8])]) -> String {
    var source = """
      // swift-format-ignore-file
      // Generated from Rules/**/*.yml. Refresh: \(command)

      let builtInRuleFiles: [RuleLibrary.File] = [

      """
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      var hashes = "#"
      while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
      source +=
        "  RuleLibrary.File(\n    path: \"\(file.path)\",\n    text: \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),\n"
    }
    return source + "]\n"
  }
}
