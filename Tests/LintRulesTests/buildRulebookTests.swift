import Expectations
import LintRules
import SourceText
import Testing

@Suite struct BuildRulebookTests {
  private func build(_ text: String, preset: String? = nil) throws -> RulebookBuild {
    let decoded = decodeConfiguration(Array(text.utf8), path: "c.yml")
    #expect(decoded.problems == [], "\(decoded.problems)")
    return buildRulebook(try #require(decoded.value), preset: preset, library: try Repository.library())
  }

  @Test func thePresetsRulesStandInTheOrderOfPrecedence() throws {
    let rulebook = try #require(try build("").rulebook)
    #expect(rulebook.preset == "viper")
    #expect(!rulebook.isPresetNamed)
    #expect(
      rulebook.rules.prefix(3).map(\.rule.id) == [
        "view-uses-interactor", "interactor-imports-ui", "navigation-outside-router",
      ])
    #expect(rulebook.rules.prefix(3).allSatisfy { $0.severity == .error && $0.origin == .preset && !$0.isNamed })
    #expect(rulebook.rules.last?.origin == .run)
    #expect(rulebook.rule("view-uses-entity")?.severity == .off)
    #expect(!rulebook.rulesSwitchedOn.contains { $0.rule.id == "view-uses-entity" })
    #expect(rulebook.rule("stale-baseline")?.severity == .error)
    #expect(rulebook.rule("view-uses-interactor")?.rule.failing == [], "examples are not read for check")
  }

  /// Who builds many rulebooks with one reader gets the same as who builds each alone.
  @Test func oneReaderForManyRulebooks() throws {
    let texts = [
      "", "preset: vip", "preset: viper", "preset: vipper", "rules: { view-uses-entity: error }",
      "rules: { view-uses-entiti: error }", "preset: ribs", "", "vocabularies: { ui-types: { add: [Canvas] } }",
    ]
    var reader = LibraryReader(try Repository.library())
    var last: Rulebook?
    for text in texts {
      let configuration = try #require(decodeConfiguration(Array(text.utf8), path: "c.yml").value)
      let build = buildRulebook(configuration, preset: nil, reader: &reader)
      #expect(try build == self.build(text), "\(text)")
      if let rulebook = build.rulebook, let last {
        let isSame = rulebook.rules == last.rules && rulebook.vocabularies == last.vocabularies
        #expect(rulebook.saysTheSame(as: last) == isSame)
      }
      last = build.rulebook
    }
  }

  @Test func wordsOfAnotherKindWouldNeverMatch() throws {
    let problems = try build(
      """
      custom-rules:
        - id: no-print
          summary: Own.
          constraint:
            forbid: { from: { role: view }, to: { calls: [print, ui-types] } }
        - id: no-calls-as-names
          summary: Own.
          constraint:
            only: { from: { role: router }, to: [{ names: screen-navigation }, { imports: dismissal }] }
        - id: fine
          summary: Own.
          constraint:
            forbid: { from: { role: view }, to: [{ calls: screen-navigation }, { names: [UIColor, ui-types] }] }
      """
    ).problems
    #expect(
      problems.map(\.message) == [
        "`calls:` of the rule \"no-print\" names something that lists no calls",
        "`imports:` of the rule \"no-calls-as-names\" names a vocabulary that lists no names",
        "`names:` of the rule \"no-calls-as-names\" names a vocabulary that lists no names",
      ])
  }

  @Test func aConfigurationChangesWhatIsInForce() throws {
    let rulebook = try #require(
      try build(
        """
        preset: viper
        rules:
          view-uses-entity: { severity: warning, paths: [App] }
          idle-rule: off
          own-rule: warning
        roles:
          presenter: { suffixes: [Viewmaker] }
          usecase: { suffixes: [UseCase], paths: [Domain] }
        ui-targets: { add: [DesignSystem], remove: [Lottie] }
        vocabularies:
          screen-navigation: { add: [{ call: "go(to:)", on: [AppNavigator] }], remove: [{ call: "attachChild(_:)" }] }
          session-names: { add: [Session, "*Session"] }
        custom-rules:
          - id: own-rule
            summary: Own.
            constraint:
              forbid: { from: { role: usecase }, to: { names: session-names } }
        """
      ).rulebook)
    #expect(rulebook.isPresetNamed)
    #expect(rulebook.rules[0].rule.id == "own-rule")
    #expect(rulebook.rules[0].origin == .custom)
    #expect(rulebook.rules[0].severity == .warning)
    #expect(rulebook.rule("view-uses-entity")?.severity == .warning)
    #expect(rulebook.rule("view-uses-entity")?.paths == ["App"])
    #expect(rulebook.rule("view-uses-entity")?.isNamed == true)
    #expect(rulebook.rule("idle-rule")?.severity == .off)
    #expect(rulebook.definition(of: .presenter)?.suffixes.last == SuffixForm("Viewmaker"))
    #expect(rulebook.definition(of: Role("usecase"))?.paths == ["Domain"])
    let targets = rulebook.names(of: WordSet(vocabularies: ["ui-targets"])).map(\.text)
    #expect(targets.contains("DesignSystem") && !targets.contains("Lottie") && targets.contains("UIKit"))
    let calls = rulebook.entries(of: Vocabulary.screenNavigation).map(\.form.text)
    #expect(calls.contains("go(to:)") && !calls.contains("attachChild(_:)"))
    #expect(rulebook.names(of: WordSet(vocabularies: ["session-names"])).map(\.text) == ["Session", "*Session"])
    #expect(rulebook.names(of: WordSet(vocabularies: ["app"], names: ["Foo"])).map(\.text) == ["app", "Foo"])
  }

  @Test func vocabulariesOfTypesStandForTheirNames() throws {
    let rulebook = try #require(try build("").rulebook)
    guard case .forbid(let clauses) = rulebook.rule("component-uses-app")?.rule.constraint else {
      Issue.record("component-uses-app forbids something")
      return
    }
    let text = String(describing: clauses[0].to.types)
    #expect(!text.contains("app-delegates"))
    #expect(text.contains("UIApplicationDelegate"))
  }

  @Test func allUnknownNamesAreReportedAtOnce() throws {
    let found = try build(
      """
      rules:
        view-uses-interacter: off
        presenter-uses-router: off
      ui-targets: { remove: [Lottiee] }
      custom-rules:
        - id: view-uses-router
          summary: Taken.
          constraint: { forbid: { from: { role: view }, to: { role: router } } }
        - id: mine
          summary: Mine.
          constraint:
            forbid:
              from: { role: presentor }
              to: [{ calls: screen-navigaton }, { outside: service-outside }, { imports: app }]
        - id: mine
          summary: Again.
          constraint: { acyclic: { of: module } }
        - id: empty
          summary: Nothing.
      """)
    #expect(found.rulebook == nil)
    #expect(
      found.problems.map(\.description) == [
        "c.yml:2:3: error: there is no rule \"view-uses-interacter\"; did you mean \"view-uses-interactor\"?",
        "c.yml:3:3: error: the preset \"viper\" has no rule \"presenter-uses-router\"",
        "c.yml:4:13: error: the vocabulary \"ui-targets\" has no entry \"Lottiee\" to remove; did you mean \"Lottie\"?",
        "c.yml:6:9: error: there is a built-in rule \"view-uses-router\" already; give yours another id",
        "c.yml:13:23: error: there is no role \"presentor\"; did you mean \"presenter\"?",
        "c.yml:14:23: error: there is no vocabulary \"screen-navigaton\"; did you mean \"screen-navigation\"?",
        "c.yml:14:54: error: there is no vocabulary \"service-outside\"; did you mean \"services-outside\"?",
        "c.yml:15:9: error: two rules are called \"mine\"",
        "c.yml:18:9: error: the rule \"empty\" needs the key \"constraint\"",
      ], "\(found.problems)")
  }

  /// In a list of names it is one of them that is misspelt.
  @Test func unknownVocabulariesAreReportedAtTheirWord() throws {
    let found = try build(
      """
      custom-rules:
        - id: mine
          summary: Mine.
          constraint:
            forbid:
              from: { role: view }
              to: { names: [Date, services-outside, service-outside] }
      """)
    #expect(
      found.problems.map(\.description) == [
        "c.yml:7:47: error: there is no vocabulary \"service-outside\"; did you mean \"services-outside\"?"
      ], "\(found.problems)")
  }

  @Test func unknownPresetsAreReportedAtTheirPlace() throws {
    #expect(
      try build("preset: vipr").problems.map(\.description) == [
        "c.yml:1:9: error: there is no preset \"vipr\"; did you mean \"viper\"?"
      ])
    #expect(
      try build("preset: viper", preset: "mvvm").problems.map(\.description) == [
        "error: there is no preset \"mvvm\"; there are viper, vip, ribs, none"
      ])
    #expect(try build("preset: viper", preset: "vip").rulebook?.preset == "vip")
  }

  @Test func noPresetNoRules() throws {
    let rulebook = try #require(try build("preset: none").rulebook)
    #expect(rulebook.rules.allSatisfy { $0.origin == .run })
    #expect(rulebook.definition(of: .presenter)?.suffixes == [])
  }

  @Test func theBuiltInLibraryIsWhole() {
    for preset in RuleLibrary.presets {
      let build = builtinRulebook(preset: preset, withExamples: true)
      #expect(build.rulebook != nil, "\(build.problems)")
    }
  }

  @Test func equalTextsGiveEqualRulebooks() throws {
    #expect(try build("preset: ribs") == build("preset: ribs"))
  }

  @Test func externalTypesAreAHierarchyWithoutCircles() throws {
    let external = try #require(try build("").rulebook).external
    func ancestors(of name: String) -> Set<String> {
      var open = external.supertypes[name] ?? []
      var seen: Set<String> = []
      while let next = open.popLast() {
        if seen.insert(next).inserted { open += external.supertypes[next] ?? [] }
      }
      return seen
    }
    for name in external.supertypes.keys {
      #expect(!ancestors(of: name).contains(name), "\(name) inherits from itself")
    }
    #expect(ancestors(of: "MFMailComposeViewController").contains("UIViewController"))
    #expect(ancestors(of: "UIWindow").contains("UIView"))
    #expect(!ancestors(of: "UIView").contains("UIViewController"))
    #expect(external.members["UIViewController"]?["navigationController"]?.type == .named("UINavigationController", []))
    #expect(external.members["UIApplication"]?["shared"]?.isStatic == true)
    #expect(external.members["UIApplication"]?["windows"]?.type == .list(.named("UIWindow", [])))
  }
}
