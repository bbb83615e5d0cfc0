import Expectations
import Testing

/// CHANGELOG.md is for scanning: one line an entry, in sections of known names, with marks that are spelled alike.
@Suite struct ChangelogTests {
  private static let sections = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

  /// The lines of all versions, with their numbers, from 1.
  private func lines() throws -> [(number: Int, text: Substring)] {
    let lines = try Repository.text(of: "CHANGELOG.md").split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("## ") })
    return lines.enumerated().dropFirst(first).map { ($0.offset + 1, $0.element) }
  }

  @Test func oneLineAnEntry() throws {
    for (number, line) in try lines() where !line.isEmpty && !line.hasPrefix("#") {
      #expect(line.hasPrefix("- ") && line.count <= 140, "CHANGELOG.md:\(number): one short line an entry: \(line)")
    }
  }

  @Test func sectionsAreThoseThatPeopleKnow() throws {
    for (number, line) in try lines() where line.hasPrefix("#") {
      // `### Changed: roles and modules` says what of.
      let isKnown = Self.sections.contains { line == "### \($0)" || line.hasPrefix("### \($0): ") }
      #expect(line.hasPrefix("## ") || isKnown, "CHANGELOG.md:\(number): \(line)")
    }
  }

  /// Who looks for what may turn a build red searches for one spelling.
  @Test func marksAreSpelledAlike() throws {
    for (number, line) in try lines() where line.contains("**") {
      let isMarked = line.hasSuffix(" **New findings.**") || line.hasSuffix(" **Fewer findings.**")
      #expect(isMarked && line.split(separator: "**").count == 2, "CHANGELOG.md:\(number): \(line)")
    }
  }
}
