import Expectations
import Foundation
import LintRules
import Linter
import Testing

/// Every rule's examples are its tests: plain, and in a disguise, another one for each example.
/// `VIPERLINT_DISGUISES=all` puts each into all of them, as `.ci/run --nightly` does.
@Suite struct RuleExampleTests {
  static let rulebooks = ["viper", "vip", "ribs"].compactMap { wholeRulebook($0) }

  static let cases: [RuleCase] = rulebooks.flatMap { rulebook in
    rulebook.rules.filter { $0.rule.constraint != nil }.map { RuleCase(preset: rulebook.preset, rule: $0.rule.id) }
  }

  private static let lexicons = Dictionary(uniqueKeysWithValues: rulebooks.map { ($0.preset, Lexicon([$0])) })

  private static let wantsAll = ProcessInfo.processInfo.environment["VIPERLINT_DISGUISES"] == "all"

  /// Plain, and each of the others in turn.
  private static func disguises(ofExample number: Int) -> [Disguise] {
    let others = Disguise.allCases.filter { $0 != .plain }
    return [.plain] + (wantsAll ? others : [others[number % others.count]])
  }

  @Test("examples", arguments: cases)
  func examples(_ one: RuleCase) throws {
    let rulebook = try #require(RuleExampleTests.rulebooks.first { $0.preset == one.preset })
    let rule = try #require(rulebook.rule(one.rule)).rule
    let place = RuleExampleTests.cases.firstIndex { $0.preset == one.preset && $0.rule == one.rule } ?? 0
    for (number, example) in (rule.passing + rule.failing).enumerated() {
      let project = SmallProject(example)
      for disguise in RuleExampleTests.disguises(ofExample: place + number) {
        let (dressed, expected) = disguise.dress(project)
        var request = LintRequest()
        request.isGated = rule.constraint?.standsForOthers ?? false
        request.only = [rule.id]
        request.lexicon = RuleExampleTests.lexicons[one.preset]
        let report = dressed.report(rulebook, request: request)
        let wanted = expected.filter { expectation in
          expectation.rule == rule.id && (disguise != .suppressed || SmallProject.isInterface(expectation.path))
        }
        let differences = Expectation.differences(wanted, report.findings.filter { $0.standing == .active })
        for difference in differences {
          Issue.record("\(one.preset)/\(rule.id), “\(example.title)”, \(disguise.rawValue): \(difference)")
        }
        if !differences.isEmpty { break }
      }
    }
  }

  @Test("a failing example expects something, a passing one nothing", arguments: cases)
  func expectations(_ one: RuleCase) throws {
    let rulebook = try #require(RuleExampleTests.rulebooks.first { $0.preset == one.preset })
    let rule = try #require(rulebook.rule(one.rule)).rule
    for example in rule.failing {
      #expect(
        Expectation.all(in: SmallProject(example)).contains { $0.rule == rule.id }, "\(rule.id): \(example.title)")
    }
    for example in rule.passing {
      #expect(
        !Expectation.all(in: SmallProject(example)).contains { $0.rule == rule.id }, "\(rule.id): \(example.title)")
    }
  }
}

/// A rule of a preset, for the names of test cases.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var preset: String
  var rule: String
  var testDescription: String { "\(preset)/\(rule)" }
}

/// A preset with every rule switched on and with its examples.
func wholeRulebook(_ preset: String) -> Rulebook? {
  guard var rulebook = builtinRulebook(preset: preset, withExamples: true).rulebook else { return nil }
  for index in rulebook.rules.indices where rulebook.rules[index].severity == .off {
    rulebook.rules[index].severity = .warning
  }
  return rulebook
}
