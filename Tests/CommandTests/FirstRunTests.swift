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
    #expect(lines.contains("  1  interactor-imports-ui (--fix mends 1)"), "\(outcome.out)")
    #expect(lines.contains("not checked: 1 test double"), "\(outcome.out)")
    #expect(lines.last?.hasPrefix("next: viperlint explain ") == true)
    #expect(!outcome.out.contains("App/Login/Login.swift:"))
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
}
