import Expectations
import LintRules
import Testing

@Suite struct ExemptionTests {
  /// The page tells users what `explain` and `why` tell them.
  @Test(arguments: Exemption.allCases)
  func thePageSaysWhatTheProgramSays(_ exemption: Exemption) throws {
    let page = try Repository.text(of: "Sources/viperlint/Documentation.docc/Exemptions.md")
    #expect(page.contains("\n| `\(exemption.rawValue)` | \(exemption.sentence) |\n"), "\(exemption.rawValue)")
  }
}
