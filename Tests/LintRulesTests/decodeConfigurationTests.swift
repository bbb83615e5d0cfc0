import LintRules
import SourceText
import Testing

@Suite struct DecodeConfigurationTests {
  private func problems(_ text: String) -> [String] {
    decodeConfiguration(Array(text.utf8), path: ".viperlint.yml").problems.map(\.description)
  }

  private func configuration(_ text: String) throws -> Configuration {
    let decoded = decodeConfiguration(Array(text.utf8), path: ".viperlint.yml")
    #expect(decoded.problems == [], "\(decoded.problems)")
    return try #require(decoded.value)
  }

  @Test func theWholeOfIt() throws {
    let read = try configuration(
      """
      preset: viper                      # viper | vip | ribs | none
      extends: ../shared.viperlint.yml
      sources: [App, Modules/*/Sources]
      exclude: ["**/Generated/**"]
      baseline: .viperlint-baseline.json

      rules:
        view-uses-entity: warning
        presenter-imports-ui: { severity: error, allow: [{ path: "App/Legacy/**", because: moves in spring }, { symbol: UIImage, because: thumbnails }] }
        module-uses-internals: { paths: ["Modules/**"] }

      roles:
        presenter: { suffixes: [Viewmaker], types: [LegacyThing], conforms-to: [BasePresenting] }
        usecase: { suffixes: [UseCase] }
      ui-targets: { add: [DesignSystem], remove: [Lottie] }
      vocabularies:
        screen-navigation: { add: [{ call: "go(to:)", on: [AppNavigator] }] }

      custom-rules:
        - lint/no-session-singleton.yml
        - id: usecase-knows-view
          summary: A use case knows a view.
          constraint:
            forbid: { from: { role: usecase }, to: { role: view } }
      minimum-resolved: 85
      minimum-version: 0.3.0
      """)
    #expect(read.preset?.name == "viper")
    #expect(read.extends.map(\.name) == ["../shared.viperlint.yml"])
    #expect(read.sources?.map(\.text) == ["App", "Modules/*/Sources"])
    #expect(read.exclude.map(\.text) == ["**/Generated/**"])
    #expect(read.baseline == ".viperlint-baseline.json")
    #expect(read.rules.map(\.id) == ["view-uses-entity", "presenter-imports-ui", "module-uses-internals"])
    #expect(read.rules.map(\.severity) == [.warning, .error, nil])
    let allow = try #require(read.rules[1].allow)
    #expect(allow.map(\.because) == ["moves in spring", "thumbnails"])
    #expect(allow[0].paths == ["App/Legacy/**"])
    #expect(allow[1].symbols == ["UIImage"])
    #expect(allow[1].place.position == Position(line: 9, column: 105))
    #expect(read.rules[2].paths == ["Modules/**"])
    #expect(read.roles.map(\.role) == [.presenter, Role("usecase")])
    #expect(read.roles[0].suffixes == ["Viewmaker"])
    #expect(read.uiTargets?.add.map(\.form) == [.name("DesignSystem")])
    #expect(read.vocabularies.map(\.name) == ["screen-navigation"])
    #expect(read.vocabularies[0].add[0].on == ["AppNavigator"])
    #expect(read.customRules.count == 2)
    #expect(read.minimumResolved == 85)
    #expect(read.minimumVersion == Version(0, 3, 0))
    #expect(read.origins["preset"]?.position == Position(line: 1, column: 9))
    #expect(read.origins["rules.view-uses-entity"]?.position == Position(line: 8, column: 3))
    #expect(read.path == ".viperlint.yml")
  }

  @Test func nothingIsSaidByAnEmptyFile() throws {
    #expect(try configuration("# later\n") == Configuration(path: ".viperlint.yml"))
  }

  @Test func allMistakesAreReportedAtOnce() {
    let found = problems(
      """
      presets: viper
      rules:
        view-uses-entity: warn
        view-uses-router: { severity: error, alow: [] }
        presenter-imports-ui: { allow: [{ path: "App/**" }] }
      exclude: 3
      sources: []
      roles:
        Presenter: { suffixes: [X] }
        presenter: { suffix: [X] }
      minimum-resolved: 200
      minimum-version: new
      custom-rules:
        - id: Not An Id
          summary: s
          constraint: { forbid: { from: { rol: view } } }
      """)
    #expect(
      found == [
        ".viperlint.yml:1:1: error: a configuration has no key \"presets\"; did you mean \"preset\"?",
        ".viperlint.yml:3:21: error: one of error, warning, off is expected, and \"warn\" is there; did you mean \"warning\"?",
        ".viperlint.yml:4:40: error: the setting of a rule has no key \"alow\"; did you mean \"allow\"?",
        ".viperlint.yml:5:35: error: an exception needs the key \"because\"; say why it is permitted",
        ".viperlint.yml:7:10: error: the list is empty",
        ".viperlint.yml:9:3: error: a role is named in lower case with hyphens",
        ".viperlint.yml:10:16: error: the setting of a role has no key \"suffix\"; did you mean \"suffixes\"?",
        ".viperlint.yml:11:19: error: a percentage from 0 to 100 is expected, and \"200\" is there",
        ".viperlint.yml:12:18: error: a version such as 0.3.0 is expected, and \"new\" is there",
        ".viperlint.yml:14:9: error: the id of a rule, in lower case with hyphens, is expected, and \"Not An Id\" is there; write `not-an-id`",
        ".viperlint.yml:16:27: error: a clause needs the key \"to\"; say what is used",
        ".viperlint.yml:16:37: error: a selector has no key \"rol\"; did you mean \"role\"?",
      ], "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("preset: Viper", "a preset, in lower case with hyphens, is expected, and \"Viper\" is there; write `viper`"),
    ("rules: { a: no }", "one of error, warning, off is expected, and \"no\" is there; did you mean \"off\"?"),
    ("rules: error", "a map of rules is expected, and \"error\" is there"),
    ("rules:\n  a-rule: [error]", "error, warning"),
    ("sources:", "a path or a glob is expected, and nothing is there"),
    ("- a", "a configuration is expected, and a list is there"),
    ("just text", "a configuration is expected"), ("exclude: [\"a\\\\b\"]", "forward slashes"),
    ("rules: { x: { allow: [{ because: y }] } }", "allows everything"),
    ("ui-targets: {}", "the change says nothing"), ("ui-targets: [A]", "a change of a vocabulary is expected"),
    ("vocabularies: { a: { add: [{ on: [B] }] } }", "exactly one of"),
    ("platform: { wrappers: [] }", "has no key \"wrappers\""),
    ("platform: { add: {} }", "nothing is added"),
    ("platform: { add: { families: { \"A*\": [B] } } }", "is no name of a type"),
    ("platform: { add: { members: { A: { \"f(x)\": B } } } }", "is no member"),
    ("platform: { add: { members: { A: { \"static f\": B, f: C } } } }", "tells members by \"f\" alone"),
    ("platform: { add: { members: { \"A<T\": { f: B } } } }", "is no name of a type"),
    ("platform: { add: { verbs: [route] } }", "a verb is something that code does"),
    ("platform: { add: { overlays: [] } }", "the list is empty"),
    ("platform: { add: { containers: [{ call: \"f()\" }] } }", "a name or a glob is expected"),
    ("platform: { add: { members: { \"A.B\": { f: B } } } }", "is no name of a type"),
    ("platform: { add: { members: { A: { \"f(a:)\": B, \"f(b:)\": C } } } }", "keep one of them"),
    ("platform: { add: { wrappers: [{ wrapper: Inject }] } }", "needs the key \"gives\""),
    ("platform: { add: { wrappers: [{ wrapper: \"Inj*\", gives: argument }] } }", "is no name of a type"),
    ("platform: { add: { wrappers: [{ wrapper: Inject, gives: argumnt }] } }", "one of declared type, argument"),
    ("platform: { add: { wrappers: [{ wrapper: A, gives: argument, of: B }] } }", "names no argument.member"),
    ("platform: { add: { members: { A: { b: \"[\" } } } }", "is no type such as"),
    ("platform: { add: { families: { A: [\"B<C>\"] } } }", "is no name of a type"),
    ("vocabularies: { a: { add: [{ call: \"f(\", on: [B] }] } }", "is no full name"),
    ("vocabularies: { a: { add: [{ call: \"f()\", presents: yes }] } }", "an argument's number"),
    ("vocabularies: { a: { add: [{ call: \"f()\", of: alert-types }] } }", "\"presents\" is missing"),
    ("extends: a\nextends: b", "stands twice"),
  ])
  func wrongTypesAreNamed(text: String, expected: String) {
    let found = problems(text)
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }

  @Test func yesIsNoBoolean() {
    let text = """
      custom-rules:
        - id: a
          summary: s
          constraint: { forbid: { from: { affiliated: yes }, to: { role: view } } }
      """
    #expect(
      problems(text) == [
        """
        .viperlint.yml:4:49: error: true or false is expected, and "yes" is there; YAML 1.2: write true or false
        """
      ])
  }
}
