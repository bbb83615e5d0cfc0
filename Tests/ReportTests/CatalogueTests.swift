import Foundation
import LintReports
import LintRules
import Testing

/// `Rules/README.md` says what the rule files say.
@Suite struct CatalogueTests {
  @Test func fresh() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Rules/README.md")
    let rulebooks = ["viper", "vip", "ribs"].compactMap { builtinRulebook(preset: $0, withExamples: true).rulebook }
    let wanted = renderCatalogue(rulebooks)
    if ProcessInfo.processInfo.environment["VIPERLINT_REGENERATE"] == "1" {
      try Data(wanted.utf8).write(to: file)
    }
    let there = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(there == wanted, "stale: run VIPERLINT_REGENERATE=1 swift test --filter CatalogueTests")
  }
}
