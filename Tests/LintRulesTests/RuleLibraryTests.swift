import Expectations
import LintRules
import SourceText
import Testing

@Suite struct RuleLibraryTests {
  @Test(arguments: RuleLibrary.presets)
  func presetsAreSound(preset: String) throws {
    let build = buildRulebook(preset: preset, library: try Repository.library(), withExamples: true)
    #expect(build.problems == [], "\(build.problems)")
    let rulebook = try #require(build.rulebook)
    for name in Vocabulary.wellKnown {
      #expect(!rulebook.entries(of: name).isEmpty, "\(preset) has no vocabulary \(name)")
    }
    for role in Role.builtIn { #expect(rulebook.definition(of: role) != nil) }
    let ids = rulebook.rules.map(\.rule.id)
    #expect(Set(ids).count == ids.count, "a rule is listed twice")
    #expect((preset == "none") == rulebook.gate.requirements.isEmpty)
  }

  @Test func everyRuleFileIsSound() throws {
    let library = try Repository.library()
    let decoded = library.allRules()
    #expect(decoded.problems == [], "\(decoded.problems)")
    #expect(decoded.value?.count == library.ruleFiles.count)
  }

  /// A built-in rule says why, and shows what it means.
  @Test func builtInRulesAreComplete() throws {
    for file in try Repository.library().ruleFiles {
      let decoded = decodeRule(file.bytes, path: file.path)
      guard let rule = decoded.value else { continue }
      #expect(rule.id == SlashPath.stem(of: file.path), "\(file.path): the id is not the name of the file")
      #expect(!rule.summary.hasSuffix(" ") && rule.summary.hasSuffix("."), "\(file.path): the summary is a sentence")
      #expect(!rule.rationale.isEmpty, "\(file.path): no rationale")
      let isRun = file.folder == "run"
      #expect((rule.constraint == nil) == isRun, "\(file.path): only rules about the run have no constraint")
      if isRun { continue }
      #expect(!rule.remedy.isEmpty, "\(file.path): no remedy")
      #expect(rule.passing.count >= 2, "\(file.path): two passing examples are needed")
      #expect(rule.failing.count >= 3, "\(file.path): three failing examples are needed")
      for example in rule.failing {
        let expects = example.files.contains {
          $0.text.contains("// expect: \(rule.id)") || $0.text.contains("<!-- expect: \(rule.id)")
        }
        #expect(expects, "\(file.path): \"\(example.title)\" expects nothing")
      }
      for example in rule.passing {
        let expects = example.files.contains {
          $0.text.contains("// expect: \(rule.id)") || $0.text.contains("<!-- expect: \(rule.id)")
        }
        #expect(!expects, "\(file.path): \"\(example.title)\" passes and expects a finding")
      }
    }
  }

  /// A preset has examples of its own only for rules of others that it takes, and as many as a rule has.
  @Test func examplesOfPresetsAreComplete() throws {
    let library = try Repository.library()
    #expect(!library.exampleFiles.isEmpty)
    for file in library.exampleFiles {
      let parts = SlashPath.components(of: file.path).map(String.init)
      let (preset, id) = (parts[1], SlashPath.stem(of: file.path))
      let rulebook = buildRulebook(preset: preset, library: library, withExamples: true).rulebook
      let rule = try #require(rulebook?.rule(id)?.rule, "\(file.path): \(preset) has no such rule")
      #expect(!rule.place.path.hasPrefix("Rules/\(preset)/"), "\(file.path): the rule has examples beside it")
      #expect(rule.passing.count >= 2 && rule.failing.count >= 3, "\(file.path): too few")
      for example in rule.passing + rule.failing { #expect(example.place.path == file.path) }
    }
  }

  /// Skipping the examples changes nothing else.
  @Test func examplesCanBeLeftOut() throws {
    for file in try Repository.library().ruleFiles {
      guard var whole = decodeRule(file.bytes, path: file.path).value else { continue }
      let head = decodeRule(file.bytes, path: file.path, withExamples: false).value
      whole.passing = []
      whole.failing = []
      #expect(head == whole, "\(file.path)")
    }
  }

  /// Every file is reachable from some preset.
  @Test func noRuleIsForgotten() throws {
    let library = try Repository.library()
    var named: Set<String> = []
    for preset in RuleLibrary.presets {
      let rulebook = buildRulebook(preset: preset, library: library).rulebook
      named.formUnion(rulebook?.rules.map(\.rule.place.path) ?? [])
    }
    #expect(library.ruleFiles.map(\.path).filter { !named.contains($0) } == [])
  }
}
