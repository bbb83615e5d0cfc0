import Expectations
import Testing

/// The page about a project's own rules shows configurations that are fixtures.
@Suite struct OwnRulesTests {
  @Test(arguments: ["OwnUseCase", "OwnFence", "OwnSingleton"])
  func thePageShowsTheFixture(_ name: String) throws {
    let fixture = try Repository.text(of: "Tests/Fixtures/\(name)/.viperlint.yml").split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { !$0.hasPrefix("# expect-") }.joined(separator: "\n")
    let page = try Repository.text(of: "Sources/viperlint/Documentation.docc/OwnRules.md")
    #expect(
      page.contains("```yaml\n\(fixture)```\n"), "OwnRules.md does not show Tests/Fixtures/\(name)/.viperlint.yml")
  }
}
