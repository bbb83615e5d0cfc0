import Expectations
import LintRules
import Linter
import Testing

/// What rules of a project's own do beside the built-in ones, and when one of them is in vain.
@Suite struct OwnRuleTests {
  private func report(_ rules: String, _ files: [(path: String, text: String)]? = nil, settings: String = "") throws
    -> Report
  {
    let text = "roles:\n  usecase: { suffixes: [UseCase] }\n\(settings)custom-rules:\n\(rules)"
    let configuration = decodeConfiguration(Array(text.utf8), path: ".viperlint.yml")
    let build = buildRulebook(try #require(configuration.value, "\(configuration.problems)"))
    let rulebook = try #require(build.rulebook, "\(build.problems)")
    return SmallProject(files: files ?? [("App/Login.swift", login)]).report(rulebook, request: LintRequest())
  }

  private func rule(_ constraint: String, id: String = "own") -> String {
    "  - id: \(id)\n    summary: Something is wrong.\n    constraint: { \(constraint) }\n"
  }

  private let login = """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter {
      var interactor: LoginInteractor?
      weak var view: LoginView?
      func act() { Session.shared.close() }
    }
    final class LoginInteractor {}
    final class LoginRouter {}
    protocol LoginView: AnyObject {}
    final class Session { static let shared = Session(); func close() {} }
    """

  // MARK: Beside the built-in rules

  private let breach = """
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func act() {
        presenter.interactor?.logIn()  // viperlint:ignore view-uses-interactor -- goes in spring
      }
    }
    final class LoginPresenter { var interactor: LoginInteractor? }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """

  @Test func anOwnRuleTakesNothingFromABuiltInOne() throws {
    let own = rule("forbid: { from: { role: view }, to: { role: interactor } }")
    let report = try report(own, [("App/Login.swift", breach)])
    let said = report.findings.filter { $0.place.line == 4 }
    #expect(said.map(\.rule) == ["own", "view-uses-interactor"])
    #expect(said.map(\.standing) == [.active, .suppressed(reason: "goes in spring")])
    #expect(!report.problems.contains { $0.rule == "unused-suppression" }, "\(report.problems)")
    let without = try self.report(
      rule("forbid: { from: { role: usecase }, to: { role: view } }"), [("App/Login.swift", breach)])
    #expect(
      report.findings.filter { $0.rule != "own" }.map(\.fingerprint) == without.findings.map(\.fingerprint),
      "what a baseline knows stays")
  }

  @Test func aBuiltInRuleTakesNothingFromAnOwnOne() throws {
    let own = rule("forbid: { from: { role: view }, to: { role: interactor } }")
    let report = try report(own, [("App/Login.swift", breach)], settings: "rules: { own: warning }\n")
    #expect(report.findings.filter { $0.rule == "own" }.map(\.severity) == [.warning])
  }

  @Test func contractsAreAskedForAmongPartsOfOneRole() throws {
    let code = """
      protocol PayUseCaseInput { func pay() }
      final class PayUseCase: PayUseCaseInput { func pay() {} }
      protocol BuyUseCaseInput {}
      final class BuyUseCase: BuyUseCaseInput {
        var pay: PayUseCase?
        var other: PayUseCaseInput?
        static let shared = BuyUseCase()
      }
      """
    let own = rule("contract: { from: { role: usecase }, to: { role: usecase } }")
    let found = try report(own, [("App/UseCases.swift", code)]).findings
    #expect(found.map { "\($0.rule) \($0.place.line)" } == ["own 5"])
  }

  @Test func amongOwnRulesTheFirstSpeaks() throws {
    let own =
      rule("forbid: { from: { role: view }, to: { role: interactor } }", id: "one")
      + rule("forbid: { from: { role: view }, to: { name: \"*Interactor\" } }", id: "two")
    let report = try report(own, [("App/Login.swift", breach)])
    #expect(report.findings.filter { ["one", "two"].contains($0.rule) }.map(\.rule) == ["one"])
  }

  /// What is told once moves to the next place each time an error takes the one where it stands.
  @Test func whatIsToldOnceMovesOnThroughALongFile() throws {
    let count = 2000
    let code = """
      final class LoginPresenter {
        func act() {
      \(String(repeating: "    Session.shared.close()\n", count: count))  }
        func ask(_ session: Session?) {}
      }
      final class Session { static let shared = Session(); func close() {} }
      """
    let rules =
      rule("forbid: { from: { role: presenter }, to: { name: Session }, once: file }", id: "once")
      + rule("forbid: { from: { role: presenter }, to: { name: Session }, by: calls }", id: "calls")
    let found = try report(rules, [("App/Login.swift", code)], settings: "rules: { once: warning }\n").findings
    #expect(found.filter { $0.rule == "calls" }.count == count)
    #expect(found.filter { $0.rule == "once" }.map(\.place.line) == [count + 4])
  }

  // MARK: Unmatched names

  private func complaints(_ constraint: String) throws -> [String] {
    try report(rule(constraint)).problems.filter { $0.rule == "idle-rule" }.map { problem in
      #expect(problem.place?.path == ".viperlint.yml" && problem.place?.line == 4)
      return problem.message
    }
  }

  private func unknown(_ name: String, _ key: String, _ suggestion: String? = nil) -> String {
    "rule `own`, `\(key)`: no type that this code declares or uses is called `\(name)`"
      + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
  }

  @Test func misspeltRolesAreSaid() throws {
    let settings =
      "  presenter: { types: [LoginPresentr, LoginPresenter], paths: [\"Nowhere/**\"] }\n  view: { types: [\"*Wiev\"] }\n"
    let rule = rule("forbid: { from: { role: presenter }, to: { name: Session } }")
    let problems = try report(rule, settings: settings).problems.filter { $0.rule == "idle-rule" }
    #expect(
      problems.map(\.message) == [
        "`roles.presenter`: no type that this code declares is called `LoginPresentr`; did you mean `LoginPresenter`?",
        "`roles.presenter`: there is no Swift file at `Nowhere/**`",
        "`roles.view`: no type that this code declares is called `*Wiev`",
      ])
    #expect(problems.allSatisfy { $0.place?.path == ".viperlint.yml" })
  }

  @Test func misspeltNamesAreSaid() throws {
    #expect(
      try complaints("forbid: { from: { role: presenter }, to: { name: Sesion } }") == [
        unknown("Sesion", "to", "Session")
      ])
    #expect(
      try complaints("only: { from: { name: [LoginPresentr, LoginRouter] }, to: { name: Session } }")
        == [unknown("LoginPresentr", "from", "LoginPresenter")])
    #expect(
      try complaints("only: { from: { role: presenter }, to: { conforms-to: LoginVeiw } }")
        == [unknown("LoginVeiw", "to", "LoginView")])
    #expect(
      try complaints("forbid: { from: { inherits: UIViewControler }, to: { name: Session } }")
        == [unknown("UIViewControler", "from", "UIViewController")], "said once, and not again of the rule")
    #expect(
      try complaints("shape: { what: { not: { name: Sesion } }, must: { kind: [class, protocol] } }")
        == [unknown("Sesion", "what", "Session")])
    #expect(
      try complaints("shape: { what: { role: presenter }, must: { inherits: BasePresentr, conforms-to: LoginVeiw } }")
        == [unknown("BasePresentr", "must"), unknown("LoginVeiw", "must", "LoginView")])
    #expect(
      try complaints(
        "forbid: { from: { role: presenter }, to: { name: Session }, within: { implements: LoginVeiw }, not-within: { implements: \"*\" } }"
      ) == [unknown("LoginVeiw", "within", "LoginView")])
    #expect(
      try complaints("owned: { from: { role: presenter }, to: { name: \"*Wiev\" }, must: weak }") == [
        unknown("*Wiev", "to")
      ])
    #expect(
      try complaints("contract: { from: { role: view }, to: { role: usecase } }")
        == ["rule `own`, `to`: no type plays the role `usecase`"])
    #expect(
      try complaints("apart: { of: module, through: [{ role: router }, { module: Loginn }] }")
        == ["rule `own`, `through`: there is no module `Loginn`; did you mean `Login`?"])
    #expect(
      try complaints("forbid: { from: { role: presenter }, to: { name: Session }, within: { member: \"atc*\" } }")
        == ["rule `own`, `within`: no function or property is called `atc*`"])
    #expect(
      try complaints("acyclic: { of: module, except: [{ target: Ap }] }")
        == ["rule `own`, `except`: there is no target `Ap`; did you mean `App`?"])
  }

  @Test func layersThatChooseNothingAreSaid() throws {
    let order = """
      [[{ role: view }], [{ role: usecase }], [{ name: "*Entit" }], [{ path: Core }], [{ role: view, kind: enum }]]
      """
    #expect(
      try complaints("layers: { order: \(order) }")
        == [
          "rule `own`, `order`: layer 5 chooses nothing", unknown("*Entit", "order"),
          "rule `own`, `order`: there is no Swift file at `Core`",
          "rule `own`, `order`: no type plays the role `usecase`",
        ].sorted())
  }

  /// Somebody is there, and does nothing that the rule minds.
  @Test(arguments: [
    "forbid: { from: { role: presenter }, to: { role: view }, by: [makes] }",
    "forbid: { from: { role: interactor }, to: { role: presenter } }",
    "forbid: { from: { role: interactor }, to: { calls: screen-navigation } }",
    "forbid: { from: { role: interactor }, to: { outside: [UIScreen] } }",
    "forbid: { from: { role: interactor }, to: { names: [UIScreen] } }",
    "owned: { from: { role: interactor }, to: { role: presenter }, must: weak }",
    "contract: { from: { role: interactor }, to: { role: presenter } }",
    "apart: { of: module, from: { role: interactor }, through: [{ role: router }, { role: usecase }] }",
    "acyclic: { of: module }", "layers: { order: [[{ role: router }], [{ role: [interactor, usecase] }]] }",
    "forbid: { from: { role: view }, to: { role: [presenter, usecase], is: contract } }",
    "forbid: { from: { role: view }, to: { inherits: persistence-types } }",
  ])
  func whoLooksAtSomethingIsNotIdle(constraint: String) throws {
    #expect(try complaints(constraint) == [])
  }

  @Test func whoHasNobodyToLookAtIsIdle() throws {
    let report = try report(rule("forbid: { from: { role: view, kind: enum }, to: { role: presenter } }"))
    #expect(
      report.problems.filter { $0.rule == "idle-rule" }.map(\.message)
        == ["rule `own` found nothing to check: it applies to no type of this project"])
    #expect(report.problems.first { $0.rule == "idle-rule" }?.place?.line == 4, "it is written down somewhere")
  }
}
