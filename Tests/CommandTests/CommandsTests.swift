import Foundation
import Testing

/// Commands other than `check`, from outside.
@Suite struct CommandsTests {
  private static let module = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.interactor.logIn() }
    }
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """

  @Test func rulesAreListed() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.viperlint("rules", "--format", "json", "--preset", "vip")
    #expect(outcome.status == 0)
    #expect(try outcome.json()["preset"] as? String == "vip")
    #expect(try outcome.list("rules").contains { $0["id"] as? String == "view-uses-presenter" })
    #expect(try sandbox.viperlint("rules").out.contains("view-uses-interactor"))
  }

  @Test func aRuleIsExplainedWithTheToolsOwnWords() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.viperlint("explain", "view-uses-interactor")
    #expect(outcome.status == 0)
    #expect(outcome.out.contains("→ ") && outcome.out.contains("[view-uses-interactor]"))
    let unknown = try sandbox.viperlint("explain", "view-uses-interacter")
    #expect(unknown.status == 2)
    #expect(unknown.err.contains("did you mean \"view-uses-interactor\"?"))
  }

  @Test func whyIsAnswered() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    let outcome = try sandbox.viperlint("why", "LoginPresenter")
    #expect(outcome.status == 0)
    #expect(outcome.out.hasPrefix("LoginPresenter: presenter\n"))
    #expect(try sandbox.viperlint("why", "App/Login.swift:4").out.contains("[view-uses-interactor]"))
    let unknown = try sandbox.viperlint("why", "LoginPresentre")
    #expect(unknown.status == 2)
    #expect(unknown.err.contains("did you mean \"LoginPresenter\"?"))
    // A type is meant before a folder of its name; the folder takes a slash.
    try sandbox.write("final class Shop { var next: Shop? }\n", to: "Shop/Cart.swift")
    #expect(try sandbox.viperlint("why", "Shop").out.hasPrefix("Shop: no role\n"))
    #expect(try sandbox.viperlint("why", "Shop/").out.hasPrefix("Shop/Cart.swift\n"))
    // What is found of a type is not found of its namesakes.
    try sandbox.write(
      "import UIKit\nfinal class LoginViewController: UIViewController { var presenter: MailPresenter? }\n"
        + "final class MailPresenter { var interactor: MailInteractor? }\nfinal class MailInteractor {}\n",
      to: "Mail/Mail.swift")
    let both = try sandbox.viperlint("why", "LoginViewController").out
    #expect(both.contains("Mail/Mail.swift:2"))
    #expect(both.components(separatedBy: "[view-uses-interactor]").count == 2, "\(both)")
  }

  @Test func whyOfALineNamesEachUseAndEachRule() throws {
    let sandbox = try Sandbox()
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(Self.module, to: "App/Login.swift")
    try sandbox.write(
      """
      import UIKit

      final class HelpViewController: UIViewController {
        var presenter: LoginPresenter?
        var thing = make()

        func show() {
          presenter?.interactor.load()  // viperlint:ignore view-uses-interactor -- a test says so
          thing.navigationController?.pushViewController(UIViewController(), animated: true)
          unknown.pushViewController(thing, animated: true)
          let counter = 1
        }
      }
      final class MockInteractor { func load() {} }
      """, to: "App/Help.swift")
    try sandbox.write(
      """
      import UIKit
      final class MailInteractor { func send() {} }
      final class MailViewController: UIViewController {
        var interactor: MailInteractor?
        static func help() { HelpViewController().presenter = nil }
      }
      """, to: "Mail/Mail.swift")

    let suppressed = try sandbox.viperlint("why", "App/Help.swift:8")
    #expect(suppressed.status == 0)
    #expect(suppressed.out.contains("reaches interactor LoginInteractor through `presenter`"))
    #expect(suppressed.out.contains("view-uses-interactor: suppressed: a test says so"))
    let unresolved = try sandbox.viperlint("why", "App/Help.swift:10").out
    #expect(unresolved.contains("unknown: not followed, because nothing of this name is declared"))
    #expect(
      unresolved.contains("navigation-outside-router: silent, because unresolved: viperlint cannot tell the type"))
    let gated = try sandbox.viperlint("why", "Mail/Mail.swift:4").out
    #expect(
      gated.contains(
        "view-uses-interactor: silent, because module `Mail`, whose part is used, does not have the core parts of preset `viper`"
      ))
    #expect(try sandbox.viperlint("why", "App/Help.swift:12").out == "nothing is named here\n")
    #expect(try sandbox.viperlint("why", "App/Help.swift:2").status == 0)
    let missing = try sandbox.viperlint("why", "App/Nothing.swift:3")
    #expect(missing.status == 2 && missing.err.contains("was not read"))

    let names = try sandbox.viperlint("why", "App/Help.swift:8", "--format", "json").list("names")
    let reached = try #require(names.first { $0["name"] as? String == "interactor" })
    #expect(reached["resolution"] as? String == "member" && reached["target"] as? String == "LoginPresenter.interactor")
    let uses = try #require(reached["uses"] as? [[String: Any]])
    let rules = try #require(uses.first?["rules"] as? [[String: Any]])
    #expect(
      rules.contains { $0["rule"] as? String == "view-uses-interactor" && $0["verdict"] as? String == "suppressed" })
    #expect(try sandbox.viperlint("why", "App", "--format", "json").list("names").count > 20)
  }

  @Test func rolesAreListed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    let types = try sandbox.viperlint("roles", "--format", "json", ".").list("types")
    let roles = Dictionary(
      types.map { ($0["name"] as? String ?? "", $0["role"] as? String ?? "") }, uniquingKeysWith: { first, _ in first })
    #expect(roles["LoginViewController"] == "view" && roles["LoginRouter"] == "router")
    for type in types {
      let keys: Set<String> = ["name", "declaration", "kind", "role", "module", "path", "line", "judged", "evidence"]
      #expect(Set(type.keys) == keys)
    }
  }

  @Test func graphMarksWhatIsForbidden() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    let outcome = try sandbox.viperlint("graph", "--level", "types", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try outcome.list("edges").contains { $0["forbidden"] as? Bool == true })
    #expect(try sandbox.viperlint("graph", "--module", "Logon").err.contains("did you mean \"Login\"?"))
  }

  @Test func aConfigurationIsProposedAndKept() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    try sandbox.write("class Foreign {}\n", to: "Vendor/Foreign.swift")
    #expect(try sandbox.viperlint("init").status == 0)
    let text = try sandbox.read(".viperlint.yml")
    #expect(text.contains("preset: viper") && text.contains("Vendor/**"))
    #expect(try sandbox.viperlint("init").status == 2)
    #expect(try sandbox.viperlint("init", "--force").status == 0)
    #expect(try sandbox.read(".viperlint.yml") == text)
    let config = try sandbox.viperlint("config")
    #expect(config.status == 0)
    #expect(config.out.contains("# .viperlint.yml:2"), "\(config.out)")
    #expect(try sandbox.viperlint("check").status == 1)
  }

  /// A list of folders would leave out what stands beside them, and an empty one is no list.
  @Test func filesOnTopArePartOfTheProposal() throws {
    for more in ["Vendor/Foreign.swift", nil] {
      let sandbox = try Sandbox()
      try sandbox.write(Self.module, to: "Login.swift")
      if let more { try sandbox.write("class Foreign {}\n", to: more) }
      let text = try sandbox.viperlint("init", "--dry-run").out
      #expect(text.contains("# sources: [\".\"]"), "\(text)")
      try sandbox.write(text.replacingOccurrences(of: "# sources:", with: "sources:"), to: ".viperlint.yml")
      #expect(try sandbox.viperlint("check").status == 1)
    }
  }

  @Test func whySaysWhyNobodyJudges() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    try sandbox.write(
      """
      import UIKit
      final class PlainView: UIView { var interactor: LoginInteractor? }
      final class EmptyView: UIView {}
      final class MockLoginPresenter {}
      struct LoginPreviews: PreviewProvider {}
      // viperlint:role none
      final class OddPresenter {}
      """, to: "App/Plain.swift")
    try sandbox.write("// Generated using Sourcery\nfinal class MadePresenter {}\n", to: "App/Made.swift")
    try sandbox.write("import XCTest\nfinal class TestPresenter {}\n", to: "App/Tests.swift")
    for (type, words) in [
      ("PlainView", "of the role rules only `view-uses-interactor` applied to it: it belongs to no module"),
      ("EmptyView", "role rules do not apply to it, except for those about every view: it belongs to no module"),
      ("MockLoginPresenter", "role rules do not apply to it: it is a test double"),
      ("MadePresenter", "role rules do not apply to it: its file is generated"),
      ("TestPresenter", "role rules do not apply to it: its file belongs to tests"),
      ("OddPresenter", "role rules do not apply to it: a comment says so"),
    ] {
      let said = try sandbox.viperlint("why", type).out
      #expect(said.contains(words), "\(said)")
    }
  }

  @Test func aConfigurationOfAnyNameIsKept() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    try sandbox.write("preset: viper\n", to: ".viperlint.yaml")
    let refused = try sandbox.viperlint("init")
    #expect(refused.status == 2 && refused.err.contains(".viperlint.yaml is there already"), "\(refused.err)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(".viperlint.yml")))
    #expect(try sandbox.viperlint("init", "--force").status == 0)
    #expect(try sandbox.read(".viperlint.yaml").contains("# Proposed by"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(".viperlint.yml")), "nothing shadows it")
    // A link that leads nowhere yet is somebody's, too.
    try FileManager.default.removeItem(atPath: sandbox.path(".viperlint.yaml"))
    let link = sandbox.path(".viperlint.yml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "later.yml")
    #expect(try sandbox.viperlint("init").status == 2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "later.yml")
  }

  @Test func foldersOfAnyNameAreProposed() throws {
    let names = ["two\nlines", "bell\u{7}", "say \"it\"", "back\\slash", "2024", "true", "-dash", "#1", "Größe"]
    var files = ["App/Login.swift": Self.module, "Vendor/Foreign.swift": "class Foreign {}\n"]
    for name in names { files["\(name)/Thing.swift"] = "struct Thing {}\n" }
    let text = try proposal(files)
    let sources = try #require(text.split(separator: "\n").first { $0.hasPrefix("sources: ") })
    for word in [#""two\u000alines""#, #""bell\u0007""#, #""say \"it\"""#, #""back?slash""#, #""2024""#, #""true""#] {
      #expect(sources.contains(word), "\(sources)")
    }
  }

  /// What `init` proposes for some files.
  private func proposal(_ files: [String: String]) throws -> String {
    let sandbox = try Sandbox()
    for (path, text) in files { try sandbox.write(text, to: path) }
    let outcome = try sandbox.viperlint("init", "--dry-run")
    #expect(outcome.status == 0)
    if !outcome.out.isEmpty {
      // Whatever is proposed is accepted without a word.
      try sandbox.write(outcome.out, to: ".viperlint.yml")
      let checked = try sandbox.viperlint("check", "--format", "json")
      #expect(try checked.status != 2 && checked.list("problems").isEmpty, "\(outcome.out)\(checked.out)")
    }
    return outcome.out + outcome.err
  }

  @Test func patternsAreToldApartByWhoKeepsWhom() throws {
    func parts(_ view: String, _ interactor: String, _ presenter: String, _ router: String) -> String {
      """
      import UIKit
      final class LoginViewController: UIViewController { \(view) }
      final class LoginInteractor { \(interactor) }
      final class LoginPresenter { \(presenter) }
      final class LoginRouter { \(router) }
      final class LoginBuilder { func build() -> LoginRouter { LoginRouter() } }
      """
    }
    let presenter = "var presenter: LoginPresenter!"
    let interactor = "var interactor: LoginInteractor!"
    let router = "var router: LoginRouter!"
    let viper = try proposal(["A.swift": parts(presenter, "", interactor + "; " + router, "")])
    #expect(viper.contains("preset: viper  # 1 module built that way; its rules find 0 errors\n"), "\(viper)")
    let vip = try proposal([
      "A.swift": parts(interactor + "; " + router, presenter, "weak var view: LoginViewController?", "")
    ])
    #expect(vip.contains("preset: vip  #"), "\(vip)")
    let ribs = try proposal(["A.swift": parts("", "weak " + router, "", interactor)])
    #expect(ribs.contains("preset: ribs  #"), "\(ribs)")
  }

  @Test func partsThatAreHeldThroughGenericsAreAModule() throws {
    let text = try proposal([
      "A.swift": """
      import UIKit
      final class Keeper<Part> { var part: Part? }
      final class LoginViewController: UIViewController { let parts = Keeper<LoginPresenter>() }
      final class LoginPresenter { let parts = Keeper<LoginInteractor>() }
      final class LoginInteractor {}
      final class LoginRouter {}
      """
    ])
    #expect(text.contains("preset: viper  #"), "\(text)")
  }

  @Test func oneModuleInAThousandFilesIsNoPattern() throws {
    var files = ["App/Login.swift": Self.module]
    for number in 0..<250 { files["App/Model\(number).swift"] = "struct Model\(number) {}\n" }
    #expect(
      try proposal(files).contains(
        "does not look like VIPER, VIP or RIBs: only 1 module of 251 files would, as viper; no configuration"))
  }

  @Test func whatIsUnsureIsACommentedSuggestion() throws {
    var files: [String: String] = ["App/Vendor/Kit.swift": "class Kit {}\n", "Tests/T.swift": "import XCTest\n"]
    for name in ["Login", "Home", "Help", "News"] {
      files["App/\(name).swift"] = Self.module.replacingOccurrences(of: "Login", with: name)
      // A dialect that the preset does not know: presenters that are called Viewmaker, screens from another package.
      files["App/\(name)Old/Screen.swift"] = """
        import UIKit
        import DesignUI
        final class \(name)OldViewController: UIViewController {
          var viewmaker: \(name)OldViewmaker!
          func tap() { viewmaker.tap() }
        }
        final class \(name)OldViewmaker { func tap() {} }
        final class \(name)OldInteractor {}
        final class \(name)OldRouter {}
        final class \(name)OldExtra: BaseScreen {}
        """
    }
    let text = try proposal(files)
    #expect(text.contains("#   presenter: named …Presenter (4)"), "\(text)")
    #expect(
      text.contains("#   view: { conforms-to: [BaseScreen] }\n#     # BaseScreen: 4 classes inherit from it"), "\(text)"
    )
    #expect(
      text.contains("#   presenter: { suffixes: [Viewmaker] }\n#     # Viewmaker: 4 of 4 are kept by a view"), "\(text)"
    )
    #expect(text.contains("# ui-targets: { add: [DesignUI] }"), "\(text)")
    #expect(text.contains("App/Vendor/**"), "\(text)")
    #expect(text.contains("# 1 file of tests is read for what it declares; nothing in it is reported."), "\(text)")
  }

  @Test func nothingIsProposedForOtherCode() throws {
    let sandbox = try Sandbox()
    try sandbox.write("struct Point { var x = 0 }\n", to: "App/Point.swift")
    let outcome = try sandbox.viperlint("init")
    #expect(outcome.err.contains("does not look like VIPER"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(".viperlint.yml")))
  }

  @Test func mistakesOfAConfigurationAreSaidAtOnce() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "App/Login.swift")
    try sandbox.write("preset: vipper\nexcldue: []\nrules:\n  view-uses-interacter: error\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains(".viperlint.yml:2:1: error: "))
    #expect(outcome.out.contains("did you mean \"exclude\"?"))
    try sandbox.write("minimum-version: 99.0\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("check").out.contains("needs viperlint 99.0.0 or later"))
  }

  @Test func ownRulesAreTested() throws {
    let sandbox = try Sandbox()
    func configuration(_ failing: String) -> String {
      """
      custom-rules:
        - id: usecase-knows-view
          summary: A use case knows a view.
          constraint: { forbid: { from: { name: "*UseCase" }, to: { role: view } } }
          failing:
            - title: It stores one
              swift: |
                import UIKit
                final class LoginView: UIView {}
                final class LogInUseCase { var view: LoginView? }\(failing)
      """
    }
    try sandbox.write(configuration("  // expect: usecase-knows-view"), to: ".viperlint.yml")
    let sound = try sandbox.viperlint("test")
    #expect(sound.status == 0, "\(sound.err)\(sound.out)")
    try sandbox.write(configuration(""), to: ".viperlint.yml")
    let broken = try sandbox.viperlint("test")
    #expect(broken.status == 1)
    #expect(broken.out.contains(".viperlint.yml:10: error: nothing is expected here"))
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("test").status == 2)
  }

  /// A comma in the quoted text separates nothing.
  @Test func anExpectedTextMayHaveCommas() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      custom-rules:
        - id: whole-modules
          summary: A module lacks a part.
          constraint: { complete: { of: module, parts: [view, interactor, presenter, router] } }
          failing:
            - title: No router
              swift: |
                import UIKit
                final class VoteView: UIViewController { var presenter: VotePresenter! }
                final class VotePresenter { var interactor: VoteInteractor! }  // expect: whole-modules "has view, interactor, presenter but no router"
                final class VoteInteractor {}
      """, to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("test")
    #expect(outcome.status == 0, "\(outcome.out)")
  }

  @Test func examplesOfOwnRulesAreTakenAtTheirWord() throws {
    let sandbox = try Sandbox()
    func outcome(_ line: String) throws -> Sandbox.Outcome {
      try sandbox.write("custom-rules: [lint/usecase-knows-view.yml]\n", to: ".viperlint.yml")
      try sandbox.write(
        """
        id: usecase-knows-view
        summary: A use case knows a view.
        constraint: { forbid: { from: { name: "*UseCase" }, to: { role: view } } }
        passing:
          - title: It stores none
            swift: final class LogInUseCase {}
        failing:
          - title: It stores one
            swift: |
              import UIKit
              final class LoginView: UIView {}
              final class LogInUseCase {
                var view: LoginView?  \(line)
              }

        """, to: "lint/usecase-knows-view.yml")
      return try sandbox.viperlint("test")
    }
    let sound = try outcome("// expect: usecase-knows-view \"stores view `LoginView`\"")
    #expect(sound.status == 0 && sound.out.isEmpty, "\(sound.out)")
    #expect(sound.err.contains("2 examples of 1 rule, 0 failed"))
    let place = "lint/usecase-knows-view.yml:13: error: "
    #expect(
      try outcome("// expect: usecase-knows-view \"calls\"").out.contains(place + "a finding that says \"calls\""))
    #expect(
      try outcome("// expect: usecase-knows-vieww").out.contains("there is no rule `usecase-knows-vieww`; did you mean")
    )
    #expect(
      try outcome("// expect: usecase-knows-view, usecase-knows-view").out.contains(
        place + "a finding is expected here"))
    #expect(try outcome("{ // expect: usecase-knows-view").status == 1, "code that is not understood shows nothing")
    #expect(
      try outcome("// expect: usecase-knows-view\n        // expect-role: view\n        final class Other {}").out
        .contains("the role view is expected here, and it is none"))
  }

  @Test func anExampleSaysWhichRuleWasFirst() throws {
    let sandbox = try Sandbox()
    func rule(_ id: String, _ to: String) -> String {
      """
        - id: \(id)
          summary: A use case knows a view.
          constraint: { forbid: { from: { name: "*UseCase" }, to: { \(to) } } }
          passing: [{ title: It stores none, swift: "struct LogInUseCase {}" }]
          failing:
            - title: It stores one
              swift: |
                final class LoginView: UIView {}
                final class LogInUseCase { var view: LoginView? }  // expect: \(id)

      """
    }
    try sandbox.write(
      "custom-rules:\n" + rule("usecase-knows-view", "role: view") + rule("usecase-knows-screen", "name: \"*View\""),
      to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("test")
    #expect(outcome.status == 1)
    #expect(
      outcome.out == """
        .viperlint.yml:19: error: a finding is expected here, and the rule `usecase-knows-view`, which comes first, \
        reports it: `LogInUseCase` stores view `LoginView` in `view` (It stores one) [usecase-knows-screen]

        """, "\(outcome.out)")
  }

  @Test func whySaysWhatMakesATypePartOfItsModule() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
      final class LoginInteractor { var output: SignOutput? }
      final class LoginRouter { func help() { show(HelpViewController()) } }
      protocol SignOutput {}
      final class SignInteractorOutput: SignOutput { var presenter: LoginPresenter? }
      enum Tour { final class TourPresenter { var interactor: TourInteractor! } ; final class TourInteractor {} }
      """, to: "App/Login/Login.swift")
    try sandbox.write(
      "final class HelpViewController: UIViewController {}\n", to: "App/Login/Screens/HelpViewController.swift")
    try sandbox.write("final class LoginService {}\n", to: "App/Services/LoginService.swift")
    func because(_ type: String) throws -> String? {
      let types = try sandbox.viperlint("why", type, "--format", "json").list("types")
      let evidence = types.first?["moduleEvidence"] as? [String: Any]
      return evidence.map { "\($0["text"] ?? "") \($0["path"] ?? ""):\($0["line"] ?? "")" }
    }
    let login = "App/Login/Login.swift"
    #expect(try because("LoginPresenter") == "its name without the words for its role is `Login` \(login):2")
    #expect(try because("HelpViewController") == "only `LoginRouter` makes it \(login):4")
    #expect(
      try because("LoginService")
        == "its name says `Login`, the name of the nearest module App/Services/LoginService.swift:1")
    #expect(try because("Tour.TourPresenter") == "stands in `Tour` \(login):7")
    #expect(try because("Tour") == nil)
    let text = try sandbox.viperlint("why", "HelpViewController").out
    #expect(text.contains("  module: Login\n    only `LoginRouter` makes it  \(login):4\n"), "\(text)")
  }

  @Test func aRuleWithoutExamplesIsNamed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      custom-rules:
        - id: usecase-knows-view
          summary: A use case knows a view.
          constraint: { forbid: { from: { name: "*UseCase" }, to: { role: view } } }
        - id: helper-knows-view
          summary: A helper knows a view.
          constraint: { forbid: { from: { name: "*Helper" }, to: { role: view } } }
          passing: [{ title: Nothing, swift: "struct Helper {}" }]

      """, to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("test")
    #expect(
      outcome.out.contains(".viperlint.yml:2: warning: `usecase-knows-view` has no passing and no failing example\n"))
    #expect(outcome.out.contains(".viperlint.yml:5: warning: `helper-knows-view` has no failing example\n"))
    #expect(outcome.status == 0)
  }

  /// An arrow between modules is red where any use behind it is; what is forbidden inside a module is an arrow to
  /// itself.
  @Test func forbiddenArrowsBetweenModulesAreRed() throws {
    let sandbox = try Sandbox()
    for (name, breach) in [
      ("Login", "func tap() { presenter.interactor.logIn() }"), ("Help", "let other: LoginInteractor? = nil"),
      ("About", ""),
    ] {
      try sandbox.write(
        """
        final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter!; \(breach) }
        final class \(name)Presenter { var interactor: \(name)Interactor!; var router: \(name)Router! }
        final class \(name)Interactor { func logIn() {} }
        final class \(name)Router { func go() { _ = LoginRouter() } }
        """, to: "App/\(name)/\(name).swift")
    }
    let dot = try sandbox.viperlint("graph").out
    let labels = ["About", "Help", "Login"]
    for (number, label) in labels.enumerated() { #expect(dot.contains("n\(number) [label=\"\(label)\"")) }
    let arrows = dot.split(separator: "\n").filter { $0.contains("->") }.map { $0.drop { $0 == " " } }
    func isRed(_ arrow: String) -> Bool? { arrows.first { $0.hasPrefix(arrow) }?.contains("color=\"#d1242f\"") }
    #expect(isRed("n0 -> n2") == false, "About asks the router of Login")
    #expect(isRed("n1 -> n2") == true, "the view of Help has the interactor of Login")
    #expect(isRed("n2 -> n2") == true, "the view of Login reaches its own interactor")
    #expect(arrows.count == 3, "\(arrows)")
    let mermaid = try sandbox.viperlint("graph", "--format", "mermaid").out
    #expect(mermaid.components(separatedBy: "linkStyle").count - 1 == 2)
  }
}
