import LintRules
import SourceText
import Testing

@Suite struct DecodeRuleTests {
  private func rule(_ constraint: String) -> Decoded<Rule> {
    let text = "id: a-rule\nsummary: A rule.\nconstraint:\n" + constraint
    return decodeRule(Array(text.utf8), path: "a-rule.yml")
  }

  private func constraint(_ text: String) throws -> Constraint {
    let decoded = rule(text)
    #expect(decoded.problems == [], "\(decoded.problems)")
    return try #require(decoded.value?.constraint)
  }

  @Test func forbidWithEverything() throws {
    let read = try constraint(
      """
        forbid:
          from: { role: [view, presenter], is: component, not: { name: "*Cell" } }
          to: [{ part: true }, { calls: screen-navigation }, { names: [ui-types, Realm] }]
          by: [makes, asks]
          where: other-module
          within: setup*
          not-within: [{ implements: "*ViewControllable" }, { assembly: true }]
          unless-imports: ui-targets
          once: file
          unless:
            - { from: { path: Legacy/** }, by: makes, because: moves in spring }
      """)
    guard case .forbid(let clauses) = read, clauses.count == 1 else {
      Issue.record("one clause of forbid is expected: \(read)")
      return
    }
    let clause = clauses[0]
    #expect(
      clause.from
        == .all([.any([.role(.view), .role(.presenter)]), .nature(.component), .not(.name("*Cell"))]))
    #expect(clause.to.types == .part(true))
    #expect(clause.to.calls == WordSet(vocabularies: ["screen-navigation"]))
    #expect(clause.to.names == WordSet(vocabularies: ["ui-types"], names: ["Realm"]))
    #expect(clause.by == [WaySet(.makes), WaySet(.asks)])
    #expect(clause.relation == .otherModule)
    #expect(clause.within == [Enclosure(member: "setup*")])
    #expect(clause.notWithin == [Enclosure(implements: "*ViewControllable"), Enclosure(assembly: true)])
    #expect(clause.unlessImports == WordSet(vocabularies: ["ui-targets"]))
    #expect(clause.isOncePerFile)
    #expect(clause.unless.map(\.because) == ["moves in spring"])
    #expect(clause.unless[0].by == WaySet(.makes))
  }

  @Test func everyOtherKind() throws {
    #expect(
      try constraint("  only: { from: { role: builder }, to: { role: presenter }, by: makes }")
        == .only([UseClause(from: .role(.builder), to: UseTarget(types: .role(.presenter)), by: WaySet(.makes))]))
    #expect(
      try constraint("  owned: [{ from: { role: presenter }, to: { role: view }, where: own, must: weak }]")
        == .owned([
          .references(
            OwnedReferences(from: .role(.presenter), to: UseTarget(types: .role(.view)), relation: .own, must: .weak))
        ]))
    #expect(
      try constraint("  owned: { what: { part: true }, needs: one-strong }")
        == .owned([.needsOneStrong(what: .part(true), unless: [])]))
    #expect(
      try constraint("  contract: { from: { role: view }, to: { is: component } }")
        == .contract([ContractClause(from: .role(.view), to: .nature(.component))]))
    #expect(
      try constraint("  layers: { order: [[{ target: A }, { target: B }], { target: C }], exhaustive: true }")
        == .layers(Layers(order: [[.target("A"), .target("B")], [.target("C")]], isExhaustive: true)))
    #expect(
      try constraint("  apart: { of: module, through: [{ role: router }] }")
        == .apart(Apart(unit: .module, through: [.role(.router)])))
    #expect(
      try constraint("  acyclic: { of: target, except: { role: [router, builder] } }")
        == .acyclic(Acyclic(unit: .target, except: [.any([.role(.router), .role(.builder)])])))
    #expect(
      try constraint("  shape: { what: { role: view-model }, must: { kind: [struct, enum], immutable: true } }")
        == .shape(Shape(what: .role(.viewModel), kinds: [.struct, .enum], immutable: true)))
    #expect(
      try constraint("  complete: { of: module, parts: [view, presenter] }")
        == .complete(Complete(parts: [.view, .presenter])))
  }

  @Test func importsChoosesFilesOrUses() throws {
    guard
      case .forbid(let clauses) = try constraint(
        "  forbid: { from: { imports: UIKit }, to: { imports: Foundation } }")
    else { return }
    #expect(clauses[0].from == .imports(WordSet(names: ["UIKit"])))
    #expect(clauses[0].to == UseTarget(imports: WordSet(names: ["Foundation"])))
  }

  @Test(arguments: [
    ("  {}", "the constraint is empty"), ("  forbd: {}", "did you mean \"forbid\"?"),
    ("  forbid: { from: {}, to: { role: view } }", "a selector chooses by at least one key"),
    ("  forbid: { from: [], to: { role: view } }", "the list is empty"),
    ("  forbid: { from: view, to: { role: view } }", "a selector such as { role: view } is expected, and \"view\""),
    (
      "  forbid: { from: { role: view }, to: { calls: x, role: view } }",
      "a use of what lies outside has no key \"role\""
    ),
    ("  forbid: { from: { role: view }, to: { role: view }, by: imported }", "did you mean \"imports\"?"),
    ("  forbid: { from: { kind: klass }, to: { role: view } }", "did you mean \"class\"?"),
    ("  owned: { from: { role: view } }", "a clause of ownership needs the key \"must\" here"),
    ("  owned: { what: { role: view }, needs: one-strong, must: weak }", "exclude each other"),
    ("  owned: { from: { role: view }, to: { imports: [UIKit] }, must: weak }", "calls and imports cannot be held"),
    ("  apart: { of: module, through: { kind: protocol }, by: imports }", "an import names no type"),
    ("  acyclic: { of: target, by: imports }", "an import names no type"),
    (
      "  forbid: { from: { role: view }, to: { calls: x }, by: stores }",
      "what \"to\" chooses is used in none of these ways; possible here: makes, calls"
    ),
    (
      "  only: { from: { role: view }, to: { imports: [A] }, by: calls }",
      "is used in none of these ways; possible here: imports"
    ),
    (
      "  forbid: { from: { role: view }, to: { role: view }, by: imports }",
      "what \"to\" chooses is used in none of these ways"
    ),
    ("  forbid: { from: { role: view }, to: { names: [A] }, where: own }", "\"to\" chooses none"),
    (
      "  forbid: { from: { role: view }, to: { imports: [A] }, not-within: { member: a } }",
      "an import is in no member"
    ),
    ("  layers: { order: [{ target: A }] }", "layers are two or more"),
    ("  acyclic: { of: folder }", "module, target, file or a glob of folders (App/Features/*) is expected"),
    ("  shape: { what: { role: view }, must: {} }", "the shape demands nothing"),
    ("  forbid: { from: { role: view }, to: { role: view } }\n  only: {}", "a constraint is of one kind"),
    (
      "  forbid: { from: { role: view }, to: { role: view }, unless: [{ to: { role: view } }] }",
      "needs the key \"because\""
    ),
  ])
  func mistakesAreNamed(text: String, expected: String) {
    let found = rule(text).problems.map(\.description)
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }

  @Test func commonMistakesGetAHint() {
    let text = "id: a\nsummary: b\nseverity: error\nconstraint: { acyclic: { of: file } }\n"
    #expect(
      decodeRule(Array(text.utf8), path: "a.yml").problems.map(\.description) == [
        "a.yml:3:1: error: a rule has no key \"severity\"; it is set under rules: in .viperlint.yml"
      ])
  }

  @Test func examplesKnowTheirPlaces() throws {
    let text = """
      id: a-rule
      summary: A rule.
      passing:
        - title: One file
          swift: |
            let a = 1
            let b = 2
      failing:
        - title: Two files
          files:
            A/a.swift: |

              let c = 3
            A/../b.swift: let d = 4
        - title: None
      """
    let decoded = decodeRule(Array(text.utf8), path: "a-rule.yml")
    #expect(
      decoded.problems.map(\.description) == [
        "a-rule.yml:15:5: error: an example has either \"swift\" or \"files\""
      ])
    let rule = try #require(decoded.value)
    #expect(
      rule.passing.first?.files == [ExampleFile(path: "Example.swift", text: "let a = 1\nlet b = 2\n", firstLine: 6)])
    #expect(
      rule.failing.first?.files == [
        ExampleFile(path: "A/a.swift", text: "\nlet c = 3\n", firstLine: 12),
        ExampleFile(path: "b.swift", text: "let d = 4", firstLine: 14),
      ])
    #expect(rule.failing.first?.place.position == Position(line: 9, column: 5))
  }
}

@Suite struct CallPatternTests {
  @Test(arguments: [
    ("present(_:animated:…)", "present", ["_", "animated"], true),
    ("present(_:animated:...)", "present", ["_", "animated", "completion"], true),
    ("present(_:animated:…)", "present", ["message", "animated"], false),
    ("present(_:animated:…)", "present", ["_"], false),
    ("present(_:animated:)", "present", ["", "animated"], true),
    ("present(_:animated:)", "present", ["_", "animated", "_"], false),
    ("dismiss()", "dismiss", [], true), ("dismiss()", "dismiss", ["animated"], false),
    ("alert(…)", "alert", ["isPresented", "_"], true), ("instantiate*", "instantiateViewController", ["x"], true),
  ])
  func matches(pattern: String, base: String, labels: [String], expected: Bool) {
    #expect(CallPattern(pattern)?.matches(base: base, labels: labels) == expected)
  }

  @Test(arguments: ["", "f(", "f)", "(a:)", "f(a)", "f(a:b)", "f(::)", "f (a:)", "f(a:)(b:)", "f:"])
  func whatIsNoFullNameIsRefused(text: String) {
    #expect(CallPattern(text) == nil)
  }
}
