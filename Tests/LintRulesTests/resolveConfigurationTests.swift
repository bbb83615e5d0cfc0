import LintRules
import SourceText
import Testing

@Suite struct ResolveConfigurationTests {
  /// Hands in files as they are asked for; what is not there is unreadable.
  private func resolve(_ path: String, _ files: [String: String]) -> (Decoded<Configuration>, asked: [String]) {
    var known: [String: FileContent] = [:]
    var asked: [String] = []
    while true {
      switch resolveConfiguration(at: path, files: known) {
      case .done(let decoded): return (decoded, asked)
      case .needs(let paths):
        asked += paths
        for path in paths {
          known[path] = files[path].map { .bytes(Array($0.utf8)) } ?? .unreadable("there is no such file")
        }
      }
    }
  }

  /// Who says nothing of exceptions takes those of the other file; an empty list takes them away.
  @Test(arguments: [("error", 1), ("{ severity: error, allow: [] }", 0)])
  func exceptionsCanBeTakenBack(_ setting: String, _ count: Int) throws {
    let (decoded, _) = resolve(
      ".viperlint.yml",
      [
        ".viperlint.yml": "extends: house.yml\nrules: { view-uses-entity: \(setting) }\n",
        "house.yml": "rules: { view-uses-entity: { allow: [{ path: Old, because: it goes }] } }\n",
      ])
    #expect(decoded.problems == [])
    #expect(decoded.value?.rules.map { $0.allow?.count } == [count])
  }

  @Test func theNearerFileWins() throws {
    let (decoded, asked) = resolve(
      "App/.viperlint.yml",
      [
        "App/.viperlint.yml": """
        extends: [../house.yml, ../team.yml]
        rules:
          view-uses-entity: { paths: [Screens] }
        ui-targets: { add: [Own] }
        custom-rules: [rules/mine.yml]
        """,
        "house.yml": """
        preset: vip
        sources: [Sources]
        minimum-version: 0.5.0
        platform: { add: { wrappers: [{ wrapper: Inject, gives: argument }] } }
        rules: { view-uses-entity: error, module-cycle: warning }
        ui-targets: { add: [House], remove: [Lottie] }
        custom-rules: [lint/theirs.yml]
        """,
        "team.yml": "preset: ribs\nminimum-version: 0.4.0\nexclude: [Old]\n"
          + "platform: { add: { wrappers: [{ wrapper: [Inject, Given], gives: declared type }], overlays: [Cover] } }\n"
          + "vocabularies: { overlays: { add: [Veil] } }\n",
        "App/rules/mine.yml": "id: mine\nsummary: Mine.\nconstraint: { acyclic: { of: file } }\n",
        "lint/theirs.yml": "id: theirs\nsummary: Theirs.\nconstraint: { acyclic: { of: module } }\n",
      ])
    #expect(decoded.problems == [], "\(decoded.problems)")
    #expect(asked.sorted() == ["App/.viperlint.yml", "App/rules/mine.yml", "house.yml", "lint/theirs.yml", "team.yml"])
    let merged = try #require(decoded.value)
    #expect(merged.preset?.name == "ribs")
    #expect(merged.sources?.map(\.text) == ["Sources"])
    #expect(merged.exclude.map(\.text) == ["Old"])
    #expect(merged.minimumVersion == Version(0, 5, 0))
    #expect(merged.vocabularies.map { $0.add.map(\.form.text) } == [["Veil", "Cover"]])
    #expect(merged.platform.wrappers.mapValues(\.gives) == ["Inject": [.declaredType], "Given": [.declaredType]])
    #expect(merged.rules.map(\.id) == ["view-uses-entity", "module-cycle"])
    #expect(merged.rules[0].severity == .error)
    #expect(merged.rules[0].paths == ["Screens"])
    #expect(merged.uiTargets?.add.map(\.form) == [.name("House"), .name("Own")])
    #expect(merged.uiTargets?.remove.map(\.form) == [.name("Lottie")])
    #expect(merged.extends == [])
    let ids = merged.customRules.map { rule in
      if case .written(let rule) = rule { rule.id } else { "not read" }
    }
    #expect(ids == ["theirs", "mine"])
    #expect(merged.origins["sources"]?.path == "house.yml")
  }

  @Test func circlesAndMissingFilesAreReportedWhereTheyAreNamed() {
    let (decoded, _) = resolve(
      "a.yml", ["a.yml": "extends: b.yml\ncustom-rules: [x.yml]\n", "b.yml": "preset: vip\nextends: ./a.yml\n"])
    #expect(
      decoded.problems.map(\.description) == [
        "a.yml:2:16: error: x.yml: there is no such file",
        "b.yml:2:10: error: a configuration extends itself: a.yml → b.yml → a.yml",
      ])
    #expect(decoded.value?.preset?.name == "vip")
  }

  /// Each file counts once, however many ways lead to it.
  @Test func diamondsAreReadOnce() {
    var files = ["a.yml": "extends: [e0.yml, f0.yml]\n", "e40.yml": "exclude: [Old]\n", "f40.yml": "preset: vip\n"]
    for level in 0..<40 {
      for name in ["e", "f"] { files["\(name)\(level).yml"] = "extends: [e\(level + 1).yml, f\(level + 1).yml]\n" }
    }
    let (decoded, _) = resolve("a.yml", files)
    #expect(decoded.problems == [])
    #expect(decoded.value?.exclude.map(\.text) == ["Old"])
    #expect(decoded.value?.preset?.name == "vip")
  }

  @Test func aLongChainIsAMistake() {
    var files = ["a.yml": "extends: e0.yml\n", "e500.yml": "preset: vip\n"]
    for level in 0..<500 { files["e\(level).yml"] = "extends: e\(level + 1).yml\n" }
    let (decoded, _) = resolve("a.yml", files)
    #expect(
      decoded.problems.map(\.description) == [
        "e62.yml:1:10: error: more than 64 configurations extend each other in a row"
      ])
  }

  @Test func anUnreadableConfigurationIsAProblem() {
    let (decoded, _) = resolve("a.yml", [:])
    #expect(decoded.value == nil)
    #expect(decoded.problems.map(\.description) == ["a.yml: error: cannot be read: there is no such file"])
  }
}
