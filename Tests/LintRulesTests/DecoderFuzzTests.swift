import Expectations
import LintRules
import SourceText
import Testing

/// Damaged rules and configurations are refused or read, and nothing worse.
@Suite struct DecoderFuzzTests {
  private static let configuration = """
    preset: viper
    extends: [a.yml]
    sources: [App]
    rules:
      view-uses-entity: warning
      module-cycle: { severity: error, paths: [A], allow: [{ from: { role: view }, within: setup*, because: b }] }
    roles: { presenter: { suffixes: [X], types: [Y] }, usecase: { suffixes: [UseCase] } }
    ui-targets: { add: [A], remove: [Lottie] }
    vocabularies: { names: { add: [Plain, { call: "f(_:)", on: [A], presents: 1, of: alert-types }] } }
    custom-rules:
      - id: mine
        summary: Mine.
        constraint:
          forbid: { from: [{ role: usecase }, { not: { path: A/** } }], to: [{ calls: names }, { part: true }], by: makes }
        failing: [{ title: t, swift: "let a = 1" }]
    minimum-resolved: 85
    minimum-version: 0.3.0
    """

  private static let pieces = [
    "role", "view", ": ", "{ ", " }", "[", "]", ", ", "\n", "\n  ", "- ", "off", "true", "12", "''", "\"*\"", "not",
    "from",
    "to", "because", "calls", "add", "~", "forbid", "layers", "order", "x-y", "…",
  ]

  @Test(arguments: 1...4)
  func damagedTextsAreNoDanger(seed: Int) throws {
    let library = try Repository.library()
    let whole = Array(Self.configuration)
    var dice = Dice(seed: UInt64(seed))
    for round in 0..<250 {
      var text = whole
      for _ in 0...dice.roll(3) {
        let start = dice.roll(text.count)
        let end = min(text.count, start + dice.roll(12))
        text.replaceSubrange(start..<end, with: Array(Self.pieces[dice.roll(Self.pieces.count)]))
      }
      let decoded = decodeConfiguration(Array(String(text).utf8), path: "c.yml")
      #expect(decoded.value != nil || !decoded.problems.isEmpty, "seed \(seed), round \(round)")
      for problem in decoded.problems { #expect(problem.position != nil, "seed \(seed), round \(round)") }
      if round % 25 == 0, let value = decoded.value {
        let build = buildRulebook(value, library: library)
        #expect((build.rulebook == nil) == build.problems.contains { $0.severity == .error })
      }
    }
  }
}

/// A small generator of numbers: equal seeds give equal rolls everywhere.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to `sides - 1`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
