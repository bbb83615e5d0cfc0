import Expectations
import Foundation
import LintReports
import LintRules
import Testing

/// `Rules/README.md` says what the rule files say: those on the disk, so that it is fresh as soon as they are written.
@Suite struct CatalogueTests {
  private func catalogue() throws -> String {
    let library = try Repository.library()
    return renderCatalogue(
      ["viper", "vip", "ribs"].compactMap {
        buildRulebook(preset: $0, library: library, withExamples: true).rulebook
      })
  }

  @Test func fresh() throws {
    let file = Repository.file("Rules/README.md")
    let wanted = try catalogue()
    if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
      try Data(wanted.utf8).write(to: file)
    }
    let there = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      there == wanted, "stale: run VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'")
  }

  /// A preset may have a file of its own for a rule that others have, too.
  @Test func whatAPresetSaysOtherwiseIsShown() throws {
    let sections = try catalogue().components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("interactor-uses-router\n") })
    let parts = section.components(separatedBy: "\n### ")
    #expect(parts.map { $0.prefix { $0 != "\n" } } == ["interactor-uses-router", "In ribs"])
    let own = buildRulebook(preset: "ribs").rulebook?.rule("interactor-uses-router")?.rule
    #expect(try parts[1].contains(#require(own?.summary)) && parts[1].contains("**Instead:**"))
    #expect(sections.first { $0.hasPrefix("view-uses-router\n") }?.contains("### ") == false)
  }
}
