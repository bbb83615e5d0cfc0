import Expectations
import Foundation
import Testing

/// What the pages of the documentation show is what the program takes.
@Suite struct DocumentationTests {
  private static let folder = "Sources/viperlint/Documentation.docc/"

  /// The blocks of YAML of a page, in its order.
  private static func blocks(of page: String) throws -> [String] {
    try Repository.text(of: folder + page).components(separatedBy: "```yaml\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0]
    }
  }

  /// The blocks that hold rules, with their examples.
  private static func rules(of page: String) throws -> [String] {
    try blocks(of: page).filter { $0.contains("custom-rules:\n") }
  }

  private static func outcome(ofTesting configuration: String) throws -> Sandbox.Outcome {
    let sandbox = try Sandbox()
    try sandbox.write(configuration, to: ".viperlint.yml")
    return try sandbox.viperlint("test")
  }

  @Test(arguments: [("OwnRules.md", 4), ("RuleLanguage.md", 22), ("Exemptions.md", 33)])
  func rulesOfThePageKeepTheirExamples(_ page: String, _ count: Int) throws {
    let rules = try Self.rules(of: page)
    #expect(rules.count >= count, "\(page) shows \(rules.count) configurations with rules")
    for block in rules {
      let outcome = try Self.outcome(ofTesting: block)
      #expect(outcome.status == 0, "\(page): \(block)\(outcome.said)")
    }
  }

  /// An example that passes without its exemption shows nothing of it.
  @Test func eachExemptionIsNeededByItsExample() throws {
    for block in try Self.rules(of: "Exemptions.md") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.filter { !$0.hasPrefix("    exempt: ") }
      #expect(rest.count == lines.count - 1, "\(block)")
      #expect(try Self.outcome(ofTesting: rest.joined(separator: "\n")).status == 1, "\(block)")
    }
  }

  /// All keys and words of a schema, which is drawn from what reads them.
  private static func collect(_ schema: Any, into words: inout Set<String>) {
    if let map = schema as? [String: Any] {
      words.formUnion((map["properties"] as? [String: Any])?.keys.map { $0 } ?? [])
      words.formUnion(map["enum"] as? [String] ?? [])
      for value in map.values { collect(value, into: &words) }
    } else if let list = schema as? [Any] {
      for value in list { collect(value, into: &words) }
    }
  }

  private static func schema(_ name: String) throws -> [String: Any] {
    let text = try Repository.text(of: folder + name)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func pagesNameEveryWordOfTheRuleLanguage() throws {
    var words: Set<String> = []
    Self.collect(try Self.schema("rule.schema.json"), into: &words)
    #expect(words.isSuperset(of: ["forbid", "complete", "not-within", "kept-parameter", "reaches", "one-strong"]))
    let pages = try ["RuleLanguage.md", "Exemptions.md"].map { try Repository.text(of: Self.folder + $0) }.joined()
    for word in words.sorted() {
      #expect(pages.contains("`\(word)`") || pages.contains("`\(word):"), "neither page names `\(word)`")
    }
  }

  /// A project in which everything is that the page speaks of.
  private static func projectOfConfigurations() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("struct A {}\n", to: "App/A.swift")
    try sandbox.write("struct B {}\n", to: "Modules/Login/Sources/B.swift")
    try sandbox.write("preset: viper\n", to: "house.viperlint.yml")
    try sandbox.write(
      """
      id: no-session-singleton
      summary: The session singleton is used.
      constraint: { forbid: { from: { name: "*" }, to: { name: Session, singleton: true } } }
      """, to: "lint/no-session-singleton.yml")
    return sandbox
  }

  @Test func configurationsOfThePageAreUnderstood() throws {
    let blocks = try Self.blocks(of: "Configuration.md")
    #expect(blocks.count >= 14)
    let sandbox = try Self.projectOfConfigurations()
    for block in blocks {
      try sandbox.write(block, to: ".viperlint.yml")
      let outcome = try sandbox.viperlint("config")
      #expect(outcome.status == 0 && outcome.err.isEmpty, "\(block)\(outcome.said)")
    }
    try sandbox.write("sourcse: [App]\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("config").status == 2)
  }

  /// Each key has a section with a block that uses it; what stands below a key is named on the page, or on that about
  /// rules.
  @Test func pageNamesEveryKeyOfAConfiguration() throws {
    let page = try Repository.text(of: Self.folder + "Configuration.md")
    let keys = try #require(try Self.schema("configuration.schema.json")["properties"] as? [String: Any])
    #expect(keys.count >= 13)
    var words: Set<String> = []
    for (key, schema) in keys {
      let section = page.components(separatedBy: "\n## \(key)\n").dropFirst().first
      let text = section?.components(separatedBy: "\n## ")[0] ?? ""
      #expect(text.contains("```yaml\n") && text.contains("\n\(key):"), "no section with an example of `\(key)`")
      if key != "custom-rules" { Self.collect(schema, into: &words) }
    }
    let pages = page + (try Repository.text(of: Self.folder + "RuleLanguage.md"))
    for word in words.sorted() {
      #expect(pages.contains("`\(word)`") || pages.contains("`\(word):"), "neither page names `\(word)`")
    }
  }
}
