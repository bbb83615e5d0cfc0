import Foundation
import Testing

/// What somebody meets in the first ten minutes: an overview, modules, order, and a way to a green gate.
@Suite struct FirstRunTests {
  private static let module = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.interactor.logIn() }
    }
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
    final class LoginRouter {}
    """
  private static let interactor = """
    import UIKit
    final class LoginInteractor { func logIn() {} }
    """

  private func write(to sandbox: borrowing Sandbox) throws {
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(Self.module, to: "App/Login/Login.swift")
    try sandbox.write(Self.interactor, to: "App/Login/LoginInteractor.swift")
    try sandbox.write("final class MockLoginRouter {}\n", to: "App/Login/Mocks.swift")
  }

  @Test func statisticsAreResults() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let outcome = try sandbox.viperlint("check", "--statistics")
    #expect(outcome.status == 1)
    let lines = outcome.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "overview")
    #expect(lines.contains("  1  interactor-imports-ui (1 fixable with --fix)"), "\(outcome.out)")
    #expect(lines.contains("not checked: 1 test double"), "\(outcome.out)")
    #expect(lines.last?.hasPrefix("next: viperlint explain ") == true)
    #expect(!outcome.out.contains("App/Login/Login.swift:"))
    #expect(!outcome.out.contains("folders: "), "all in one")
  }

  @Test func statisticsCountByFolder() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let module = Self.module + "\n" + Self.interactor.replacingOccurrences(of: "import UIKit\n", with: "")
    try sandbox.write(module.replacingOccurrences(of: "Login", with: "Help"), to: "App/Support/Help/Help.swift")
    let outcome = try sandbox.viperlint("check", "--statistics")
    #expect(outcome.out.contains("\nfolders: App/Login 2, App/Support 1\n"), "\(outcome.out)")
    #expect(!(try sandbox.viperlint("check", "--summary").said.contains("folders: ")))
  }

  @Test func modulesAreListedWithWhatTheyLack() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write("final class HelpPresenter {}\n", to: "App/Help/HelpPresenter.swift")
    let text = try sandbox.viperlint("modules").out
    #expect(text.contains("view presenter interactor router"), "\(text)")
    let modules = try sandbox.viperlint("modules", "--format", "json").list("modules")
    #expect(modules.map { $0["name"] as? String } == ["Help", "Login"])
    #expect(modules.map { $0["judged"] as? Bool } == [false, true])
    #expect(modules[0]["lacks"] as? [String] == ["view", "interactor", "router"])
    #expect(modules[1]["folder"] as? String == "App/Login")
    #expect(modules[1]["findings"] as? Int == 2)
  }

  @Test func rolesAreNarrowed() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    let routers = try sandbox.viperlint("roles", "--role", "router", "--format", "json").list("types")
    #expect(routers.map { $0["name"] as? String } == ["LoginRouter"])
    let none = try sandbox.viperlint("roles", "--role", "none", "--format", "json").list("types")
    #expect(none.map { $0["name"] as? String } == ["MockLoginRouter"])
    let module = try sandbox.viperlint("roles", "--module", "Login", "--format", "json").list("types")
    #expect(module.count == 4)
    let unknown = try sandbox.viperlint("roles", "--role", "rooter")
    #expect(unknown.status == 2 && unknown.err.contains("did you mean \"router\"?"), "\(unknown.err)")
    #expect(try sandbox.viperlint("roles", "--module", "Logout").status == 2)
  }

  @Test func whatIsExcludedIsNotRead() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write("import UIKit\nfinal class LoginInteractor {}\n", to: "Vendor/LoginInteractor.swift")
    let outcome = try sandbox.viperlint("check", "--exclude", "Vendor/**", "--format", "json")
    #expect(try outcome.summary("files") == 3)
  }

  @Test func worstFirstIsAChoice() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    func rules(_ arguments: String...) throws -> [String] {
      let out = try Sandbox.run(
        Sandbox.executable,
        ["check", "--only", "interactor-imports-ui", "--only", "assembly-outside-router"] + arguments,
        in: sandbox.folder
      ).out
      return out.split(separator: "\n").map { String($0.split(separator: "[").last ?? "") }
    }
    try sandbox.write(
      "final class LoginHelper {}\nextension LoginPresenter { func start() { interactor = LoginInteractor() } }\n",
      to: "App/Login/Assembly.swift")
    #expect(try rules() == ["assembly-outside-router]", "interactor-imports-ui]"])
    #expect(try rules("--sort", "severity") == ["interactor-imports-ui]", "assembly-outside-router]"])
    #expect(try sandbox.viperlint("check", "--sort", "size").status == 2)
  }

  @Test func findingsAreSuppressedWithAReason() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    #expect(try sandbox.viperlint("check", "--strict").status == 1)
    let refused = try sandbox.viperlint("check", "--suppress", " ")
    #expect(refused.status == 2 && refused.err.contains("--suppress needs a reason"), "\(refused.err)")
    let outcome = try sandbox.viperlint("check", "--suppress", "moves in spring")
    #expect(outcome.err.contains("2 findings suppressed in 2 files"), "\(outcome.said)")
    #expect(
      try sandbox.read("App/Login/LoginInteractor.swift").hasPrefix(
        "// viperlint:ignore interactor-imports-ui -- moves in spring\nimport UIKit\n"))
    let after = try sandbox.viperlint("check", "--strict")
    #expect(after.status == 0, "\(after.said)")
  }

  @Test func autoIsAWord() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write("preset: auto\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.err.hasPrefix("preset: viper, because the only module has the parts of VIPER;"), "\(outcome.err)")
    #expect(
      try sandbox.viperlint("check", "--preset", "auto", "--format", "json").json()["preset"] as? String == "viper")
  }

  /// Half of an app is VIPER, half is VIP: each half is judged by its own rules, and the first lines say so.
  @Test func foldersOfAnotherPatternAreJudgedByIt() throws {
    let sandbox = try Sandbox()
    for name in ["Login", "Home", "Help", "Cart"] {
      try sandbox.write(
        """
        import UIKit
        final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter! }
        final class \(name)Presenter { var interactor: \(name)Interactor! }
        final class \(name)Interactor {}
        """, to: "Old/\(name)/\(name).swift")
    }
    for name in ["Pay", "List", "Map"] {
      try sandbox.write(
        """
        import UIKit
        final class \(name)ViewController: UIViewController { var interactor: \(name)Interactor! }
        final class \(name)Interactor { var presenter: \(name)Presenter! }
        final class \(name)Presenter { weak var view: \(name)ViewController? }
        """, to: "New/\(name)/\(name).swift")
    }
    let outcome = try sandbox.viperlint("check")
    #expect(
      outcome.err.hasPrefix(
        """
        preset: viper, because 4 of 7 modules have the parts of VIPER; write `preset: viper` into `.viperlint.yml` to keep it
                vip in `New`, because all 3 modules there look like VIP; a `.viperlint.yml` there with `preset: vip` keeps it

        """), "\(outcome.err)")
    #expect(!outcome.out.contains("view-uses-interactor"), "\(outcome.out)")
    #expect(!outcome.out.contains("look like VIP"), "\(outcome.out)")
    #expect(try sandbox.viperlint("check", "--preset", "viper").out.contains("[view-uses-interactor]"))
    // One baseline holds the findings of both.
    try sandbox.write(
      "extension MapPresenter { func start() { MapInteractor().presenter = self } }\n", to: "New/Map/X.swift")
    #expect(try sandbox.viperlint("check", "--strict").status == 1)
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
  }

  @Test func baselineRemembersItsBeginning() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    #expect(try sandbox.viperlint("baseline", "write").err.contains("holds 2 findings\n"))
    let text = try sandbox.read(".viperlint-baseline.json")
    #expect(text.contains("\"at-first\": 2") && text.contains("\"since\": \"20"), "\(text)")
    try sandbox.write("final class LoginInteractor { func logIn() {} }\n", to: "App/Login/LoginInteractor.swift")
    let pruned = try sandbox.viperlint("baseline", "prune").err
    #expect(pruned.contains("holds 1 finding (before: 2); 1 of 2 left since 20"), "\(pruned)")
    #expect(try sandbox.viperlint("check").status == 0)
  }

  @Test func keysOfSwiftLintAreAnsweredWithOurs() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write("included: [App]\ndisabled_rules: [todo]\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("no key \"included\"; in viperlint it is `sources: [App]`"), "\(outcome.said)")
    #expect(outcome.said.contains("no key \"disabled_rules\"; in viperlint it is `rules: { <rule id>: off }`"))
  }

  @Test func suppressionsSayWhatIsWrongWithThem() throws {
    let sandbox = try Sandbox()
    try write(to: sandbox)
    try sandbox.write(
      """
      // viperlint:ignore interactor-imports-ui - a template
      import UIKit
      final class LoginInteractor { func logIn() {} }
      """, to: "App/Login/LoginInteractor.swift")
    let short = try sandbox.viperlint("check").out
    #expect(
      short.contains(
        "the reason of a suppression comes after two hyphens: `// viperlint:ignore interactor-imports-ui -- a template`"
      ),
      "\(short)")
    try sandbox.write(
      """
      // viperlint:ignore interactor-imports-ui, view-uses-router -- a template
      import UIKit
      final class LoginInteractor { func logIn() {} }
      """, to: "App/Login/LoginInteractor.swift")
    let half = try sandbox.viperlint("check").out
    #expect(half.contains("nothing here breaks `view-uses-router`; delete this id and keep the others"), "\(half)")
  }

  @Test func theOrderOfRulesIsVisible() throws {
    let sandbox = try Sandbox()
    let first = try sandbox.viperlint("explain", "presenter-imports-ui").out.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(first.contains("With `presenter-imports-ui: off`, `presenter-uses-ui` may report the same uses instead."))
    let second = try sandbox.viperlint("explain", "presenter-uses-ui", "--format", "json").json()
    #expect(second["before"] as? [String] == ["presenter-imports-ui"])
  }
}
