import Expectations
import LintRules
import SourceText
import Testing

/// What configurations say of rules by ids that these had before.
@Suite struct RenamedRuleTests {
  /// The library as if two of its rules had been renamed.
  private func library(_ names: [String: String]) throws -> RuleLibrary {
    let files = try Repository.library().files.map { file -> RuleLibrary.File in
      let id = SlashPath.stem(of: file.path)
      guard let former = names[id] else { return file }
      let bytes = Array("renamed-from: [\(former)]\n".utf8) + file.bytes
      return RuleLibrary.File(path: file.path, bytes: bytes)
    }
    return RuleLibrary(files: files)
  }

  private func build(_ text: String, _ names: [String: String]) throws -> RulebookBuild {
    let decoded = decodeConfiguration(Array(text.utf8), path: "c.yml")
    #expect(decoded.problems == [], "\(decoded.problems)")
    return buildRulebook(try #require(decoded.value), library: try library(names))
  }

  @Test func aBuiltInRuleIsMeantByItsOldId() throws {
    let build = try build(
      "rules:\n  view-knows-interactor: { severity: warning, paths: [App/**] }\n",
      ["view-uses-interactor": "view-knows-interactor"])
    let rulebook = try #require(build.rulebook)
    let rule = try #require(rulebook.rule("view-knows-interactor"))
    #expect(rule == rulebook.rule("view-uses-interactor"))
    #expect(rule.severity == .warning && rule.isNamed && rule.paths.count == 1)
    #expect(rulebook.configuration.origins["rules.view-uses-interactor"]?.position.line == 2)
    #expect(build.problems.map(\.severity) == [.warning])
    #expect(
      build.problems.map(\.message) == ["the rule \"view-knows-interactor\" is called \"view-uses-interactor\" now"])
    #expect(build.problems.map(\.suggestion) == ["write \"view-uses-interactor\""])
  }

  @Test func bothIdsAreOneRule() throws {
    let build = try build(
      "rules: { view-knows-interactor: { severity: warning, paths: [App/**] }, view-uses-interactor: error }",
      ["view-uses-interactor": "view-knows-interactor"])
    let rulebook = try #require(build.rulebook)
    #expect(rulebook.configuration.rules.count == 1)
    #expect(rulebook.rule("view-uses-interactor")?.severity == .error)
    #expect(rulebook.rule("view-uses-interactor")?.paths.count == 1)
  }

  @Test func anOldIdBelongsToOneRule() throws {
    let build = try build("", ["view-uses-interactor": "first-law", "interactor-imports-ui": "first-law"])
    #expect(build.rulebook == nil)
    #expect(build.problems.map(\.message).contains { $0.hasSuffix("were both renamed from \"first-law\"") })
  }

  @Test func nothingIsSaidWhereNothingWasRenamed() throws {
    let build = try build("rules: { view-uses-interactor: warning }", [:])
    #expect(build.problems == [])
    #expect(build.rulebook?.formerIds == [:])
  }
}
