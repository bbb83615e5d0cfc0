import Expectations
import Foundation
import LintRules
import Linter
import Parallel
import SwiftReader
import Testing

/// Small whole projects: findings as comments on the line, the complete role table beside them.
@Suite struct FixtureTests {
  static let fixtures: [Fixture] = Fixture.all()

  @Test("there are fixtures") func present() {
    #expect(FixtureTests.fixtures.count >= (ProcessInfo.processInfo.environment["VIPERLINT_FIXTURE"] == nil ? 40 : 1))
  }

  /// All that a fixture says of one report: to make it costs more than to read it.
  @Test("fixture", arguments: fixtures)
  func verdicts(_ fixture: Fixture) throws {
    let problems = fixture.rulebook().problems
    #expect(problems.isEmpty, "\(problems)")
    let book = try #require(fixture.rulebook().rulebook)
    var request = LintRequest()
    request.wantsMap = true
    request.question = PlaceQuestion(path: ".")
    request.alternatives = {
      RuleLibrary.presets.filter { $0 != book.preset && $0 != "none" }.compactMap { BuiltIn.rulebook($0) }
    }
    let report = fixture.project.report(book, request: request)
    findings(of: fixture, report)
    try explanations(of: fixture, report)
    try roles(of: fixture, report)
    request.question = nil
    request.jobs = 3
    try order(of: fixture, report, fixture.project.report(book, request: request, isBackToFront: true), book)
  }

  private func findings(of fixture: Fixture, _ report: Report) {
    for text in fixture.expectsProblems {
      let isSaid = report.problems.contains { $0.rule == text || $0.message.contains(text) }
      #expect(isSaid, "\(fixture.name): no problem says \"\(text)\": \(report.problems.map(\.message))")
    }
    let expected = Expectation.all(in: fixture.project)
    for difference in Expectation.differences(expected, report.findings.filter { $0.standing == .active }) {
      Issue.record("\(fixture.name): \(difference)")
    }
    if let gated = fixture.expectsGated { #expect(report.tally.isGated == gated, "\(fixture.name): gated") }
  }

  /// What a file is called says where it stands in a list, and that decides nothing but where a circle begins. Files
  /// are judged apart from each other, on however many threads.
  private func order(of fixture: Fixture, _ there: Report, _ back: Report, _ book: Rulebook) throws {
    let aboutCircles = Set(
      book.rules.map(\.rule).filter { if case .acyclic = $0.constraint { true } else { false } }.map(\.id))
    func findings(_ report: Report) -> Set<String> {
      Set(
        report.findings.filter { !aboutCircles.contains($0.rule) }
          .map { "\($0.place.path):\($0.place.line):\($0.place.column) \($0.rule)" })
    }
    #expect(findings(there) == findings(back), "\(fixture.name), back to front on three threads")
    func roles(_ report: Report) throws -> Set<String> {
      Set(
        try #require(report.map).types.map {
          "\($0.place.path):\($0.place.line) \($0.name): \($0.role ?? "none") of \($0.module ?? "nothing")"
        })
    }
    #expect(try roles(there) == roles(back), "\(fixture.name), back to front on three threads")
  }

  /// `why` says of every finding about a use that it is one, and of nothing else.
  private func explanations(of fixture: Fixture, _ report: Report) throws {
    var explained: Set<String> = []
    for explanation in try #require(report.explanations) {
      for use in explanation.uses {
        for answer in use.answers {
          let here = "\(explanation.place.path):\(explanation.place.line):\(explanation.place.column) \(answer.rule)"
          if answer.outcome != .silent { explained.insert(here) }
        }
      }
    }
    func places(_ findings: [Finding]) -> Set<String> {
      Set(findings.map { "\($0.place.path):\($0.place.line):\($0.place.column) \($0.rule)" })
    }
    let untold = places(report.findings.filter { $0.use != nil }).subtracting(explained)
    #expect(untold.isEmpty, "\(fixture.name): why does not tell of \(untold.sorted())")
    let invented = explained.subtracting(places(report.findings))
    #expect(invented.isEmpty, "\(fixture.name): why tells of \(invented.sorted())")
  }

  private func roles(of fixture: Fixture, _ report: Report) throws {
    let types = try #require(report.map).types
    for expected in Expectation.roles(in: fixture.project) {
      let found = types.first { $0.place.path == expected.path && $0.place.line == expected.line }
      #expect((found?.role ?? "none") == expected.role, "\(fixture.name): \(expected.path):\(expected.line)")
    }
    guard let table = fixture.roleTable else { return }
    for row in table {
      let found = types.filter { $0.name == row.name }
      #expect(!found.isEmpty, "\(fixture.name): there is no type `\(row.name)`")
      guard let type = found.first, row.role != "*" else { continue }
      #expect((type.role ?? "none") == row.role, "\(fixture.name): \(row.name)")
      if row.role != "none" {
        #expect(type.kind == row.kind, "\(fixture.name): \(row.name)")
        if row.module != "*" { #expect((type.module ?? "") == row.module, "\(fixture.name): \(row.name)") }
      }
    }
    let listed = Set(table.map(\.name))
    for type in types where !listed.contains(type.name) {
      Issue.record("\(fixture.name): `\(type.name)` (\(type.role ?? "none")) is missing in roles.tsv")
    }
  }
}

/// A folder below `Tests/Fixtures`.
struct Fixture: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    var name: String
    var kind: String
    var role: String
    var module: String
  }
  var name: String
  var project: SmallProject
  var configuration: [UInt8]
  var roleTable: [Row]?
  var expectsGated: Bool?
  /// Rule ids of problems, or parts of their messages.
  var expectsProblems: [String] = []
  var testDescription: String { name }

  /// The rules that its configuration puts in force, or what is wrong with it.
  struct Book: Sendable {
    var rulebook: Rulebook?
    var problems: [String]
  }

  func rulebook() -> Book {
    let known = Fixture.books.change { $0[configuration] }
    if let known { return known }
    let book = readRulebook()
    Fixture.books.change { $0[configuration] = book }
    return book
  }

  /// By the bytes of the configuration: most fixtures only name a preset.
  private static let books = Guarded<[[UInt8]: Book]>([:])

  private static let library = Guarded(LibraryReader())

  private func readRulebook() -> Book {
    switch resolveConfiguration(at: ".viperlint.yml", files: [".viperlint.yml": .bytes(configuration)]) {
    case .needs(let files): return Book(problems: ["needs \(files)"])
    case .done(let decoded):
      guard let value = decoded.value else { return Book(problems: decoded.problems.map(\.description)) }
      // The configurations differ, and most presets do not.
      let build = Fixture.library.change { buildRulebook(value, preset: nil, reader: &$0) }
      return Book(rulebook: build.rulebook, problems: (decoded.problems + build.problems).map(\.description))
    }
  }

  static func all() -> [Fixture] {
    let root = Repository.file("Tests/Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    // `VIPERLINT_FIXTURE=SlicesOfFolders swift test --filter FixtureTests` runs that one.
    let only = ProcessInfo.processInfo.environment["VIPERLINT_FIXTURE"]
    return names.filter { only == nil || $0 == only }.sorted().compactMap { name in
      let folder = root.appendingPathComponent(name)
      guard
        let configuration = FileManager.default.contents(atPath: folder.appendingPathComponent(".viperlint.yml").path)
      else { return nil }
      let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
      let unread = ["Pods", "Carthage", "DerivedData"]
      let excluded = decodeConfiguration(Array(configuration), path: ".viperlint.yml").value?.exclude ?? []
      let files = paths.filter { path in
        let folders = path.split(separator: "/").dropLast()
        return (path.hasSuffix(".swift") || SmallProject.isInterface(path)) && !excluded.contains { $0.matches(path) }
          && !folders.contains { unread.contains(String($0)) || $0.hasSuffix(".xctemplate") || $0.hasPrefix(".") }
      }.map { path in
        (
          path,
          String(
            decoding: FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) ?? Data(),
            as: UTF8.self)
        )
      }
      let table = FileManager.default.contents(atPath: folder.appendingPathComponent("roles.tsv").path)
        .map { rows(String(decoding: $0, as: UTF8.self)) }
      let text = String(decoding: configuration, as: UTF8.self)
      let gated = text.contains("expect-gated: true") ? true : text.contains("expect-gated: false") ? false : nil
      return Fixture(
        name: name, project: SmallProject(files: files), configuration: Array(configuration), roleTable: table,
        expectsGated: gated,
        expectsProblems: text.split(separator: "\n").filter { $0.hasPrefix("# expect-problem: ") }
          .map { String($0.dropFirst("# expect-problem: ".count)) })
    }
  }

  private static func rows(_ text: String) -> [Row] {
    text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
      return Row(name: cell(0), kind: cell(1), role: cell(2), module: cell(3))
    }
  }
}
