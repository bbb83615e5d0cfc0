import Expectations
import LintRules
import Linter
import Testing

/// The house is linted by its own tool, as `viperlint check Sources` does it: without the plugins, which the
/// configuration leaves out.
@Suite struct SelfLintTests {
  private func rulebook() throws -> Rulebook {
    let path = ".viperlint.yml"
    let decoded = decodeConfiguration(try Repository.bytes(of: path), path: path)
    #expect(decoded.problems == [])
    let build = buildRulebook(try #require(decoded.value))
    #expect(build.problems == [])
    return try #require(build.rulebook)
  }

  /// It is the largest code base that is at hand wherever these tests run: on any number of cores they say the same.
  @Test func theHouseKeepsItsOwnRules() throws {
    let rulebook = try rulebook()
    let sources = try HouseFile.sources.get().map { SourceFile(path: $0.path, facts: $0.facts) }
    var request = LintRequest()
    request.wantsMap = true
    let report = lint(sources, rulebook: rulebook, request: request)
    #expect(report.findings == [])
    #expect(report.problems == [])
    #expect(report.tally.files > 400 && (report.map?.edges.count ?? 0) > 1000, "the house was not looked at")
    request.jobs = 4
    let isEqual = lint(sources, rulebook: rulebook, request: request) == report
    #expect(isEqual, "four threads say something else than one")
  }
}
