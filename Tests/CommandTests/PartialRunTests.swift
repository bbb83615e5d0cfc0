import Foundation
import Testing

/// A run over a part of a project: what lives by something outside of it must not be called dead.
@Suite struct PartialRunTests {
  private static let view = """
    import UIKit
    final class LoginView: UIViewController {
      var presenter: LoginPresenter!
      func tap() { Tracker.shared.track() }
    }
    """
  private static let rest = """
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
    final class LoginInteractor { let service = UserService() }
    final class LoginRouter {}
    """
  private static let services = """
    import Foundation
    final class UserService { func load() { URLSession.shared.dataTask(with: url).resume() } }
    final class Tracker { static let shared = Tracker(); let api = UserService(); func track() { api.load() } }
    """
  private static let baseline = ".viperlint-baseline.json"

  /// A view that uses a service. That it is one is known only to whoever reads `App/Services`.
  private func project(_ configuration: String = "preset: viper\nsources: [App]\n") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.view, to: "App/Login/LoginView.swift")
    try sandbox.write(Self.rest, to: "App/Login/Module.swift")
    try sandbox.write(Self.services, to: "App/Services/Services.swift")
    try sandbox.write(configuration, to: ".viperlint.yml")
    return sandbox
  }

  @Test func entriesOfABaselineLive() throws {
    let sandbox = try project()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let whole = try sandbox.read(Self.baseline)
    #expect(whole.contains("\"object\":\"Tracker\""))
    #expect(try sandbox.viperlint("check", "--strict", "App/Login").status == 0)
    #expect(try sandbox.viperlint("check", "--strict", "App/Login", "App/Services").status == 0)
    for verb in ["write", "prune"] {
      #expect(try sandbox.viperlint("baseline", verb, "App/Login").status == 0)
      #expect(try sandbox.read(Self.baseline) == whole)
    }
    // A run about the folder reports it, a run about one file does not.
    try sandbox.write(
      Self.view.replacingOccurrences(of: "Tracker.shared.track()", with: ""), to: "App/Login/LoginView.swift")
    for paths in [[], ["."], ["App"], ["App/Login"]] {
      let outcome = try Sandbox.run(Sandbox.executable, ["check", "--strict"] + paths, in: sandbox.folder)
      #expect(outcome.out.contains("no longer found"), "\(paths)")
    }
    for path in ["App/Services", "App/Login/LoginView.swift"] {
      #expect(try sandbox.viperlint("check", "--strict", path).status == 0)
    }
    #expect(try sandbox.viperlint("baseline", "prune", "App/Services").status == 0)
    #expect(try sandbox.read(Self.baseline) == whole, "it lies elsewhere")
    #expect(try sandbox.viperlint("baseline", "prune", "App/Login").status == 0)
    #expect(try sandbox.read(Self.baseline).contains("\"findings\": []"))
  }

  @Test func suppressionsLive() throws {
    let sandbox = try project()
    func write(_ body: String) throws {
      try sandbox.write(
        Self.view.replacingOccurrences(of: "func tap() { Tracker.shared.track() }", with: body),
        to: "App/Login/LoginView.swift")
    }
    let comment = "// viperlint:ignore view-uses-service -- moves in spring"
    try write("func tap() { Tracker.shared.track() } \(comment)")
    #expect(try sandbox.viperlint("check", "--strict").status == 0)
    #expect(try sandbox.viperlint("check", "--strict", "App/Login").status == 0)
    try write("func tap() {} \(comment)")
    for folder in ["App/Login", "App"] {
      #expect(try sandbox.viperlint("check", "--strict", folder).out.contains("delete the comment"))
    }
  }

  @Test func rulesAndExceptionsLive() throws {
    let sandbox = try project(
      """
      preset: viper
      rules:
        service-or-not: { paths: ["App/**"] }
        router-uses-service: error
        view-uses-service: { allow: [{ symbol: Tracker, because: legacy }] }
      custom-rules:
        - id: service-or-not
          summary: A service knows a view.
          constraint: { forbid: { from: { role: service }, to: { role: view } } }
      """)
    try sandbox.write("final class HomeRouter {}\n", to: "Modules/Home.swift")
    #expect(try sandbox.viperlint("check", "--strict").out == "")
    for folders in [["App/Login"], ["App"], ["App", "Modules"]] {
      let outcome = try Sandbox.run(Sandbox.executable, ["check", "--strict"] + folders, in: sandbox.folder)
      #expect(outcome.status == 0 && outcome.out == "", "\(folders): \(outcome.out)")
    }
  }

  /// A misspelt selector must not pass for a clean project where a gate names the folders that it checks.
  @Test func aRuleWithoutSubjectIsToldWithFoldersToo() throws {
    let sandbox = try project(
      """
      preset: viper
      sources: [App]
      rules: { view-uses-service: off }
      custom-rules:
        - id: stores-and-views
          summary: A store knows a view.
          constraint: { forbid: { from: { name: "*Stroe" }, to: { role: view } } }
      """)
    for paths in [[], ["."], ["App"], ["App/Login"]] {
      let outcome = try Sandbox.run(Sandbox.executable, ["check"] + paths, in: sandbox.folder)
      #expect(outcome.status == 1 && outcome.out.contains("[idle-rule]"), "\(paths): \(outcome.out)")
    }
    #expect(try sandbox.viperlint("check", "App/Login/LoginView.swift").status == 0, "an editor asks about its file")
  }

  /// A run about a folder reports the rules and entries of that folder, not those of others.
  @Test func rulesAndEntriesOfOtherFoldersAreTheirs() throws {
    let sandbox = try Sandbox()
    for team in ["A", "B"] {
      try sandbox.write(Self.view, to: "\(team)/LoginView.swift")
      try sandbox.write(Self.rest, to: "\(team)/Module.swift")
      try sandbox.write(
        """
        preset: viper
        rules: { view-uses-service: off }
        custom-rules:
          - id: stores-of-\(team.lowercased())
            summary: A store knows a view.
            constraint: { forbid: { from: { name: "*Stroe" }, to: { role: view } } }
        """, to: "\(team)/.viperlint.yml")
    }
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(Self.services, to: "Services/Services.swift")
    let said = try sandbox.viperlint("check", "B").out
    #expect(said.contains("stores-of-b") && !said.contains("stores-of-a"), "\(said)")
    #expect(try sandbox.viperlint("check", "Services").status == 0)
  }

  @Test func daysThatAreOverAreToldWhereTheyBelong() throws {
    let sandbox = try project()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let written = try sandbox.read(Self.baseline)
    try sandbox.write(
      written.replacingOccurrences(of: "\"count\":1", with: "\"count\":1,\"until\":\"2020-01-01\""), to: Self.baseline)
    #expect(try sandbox.read(Self.baseline).contains("2020-01-01"), "\(written)")
    #expect(try sandbox.viperlint("check", "App/Login").out.contains("was due by 2020-01-01"))
    #expect(try !sandbox.viperlint("check", "App/Services").out.contains("was due by"))
  }

  @Test func aProjectInAnotherIsAPart() throws {
    let sandbox = try Sandbox()
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write("preset: viper\n", to: "Login/.viperlint.yml")
    try sandbox.write(Self.view, to: "Login/LoginView.swift")
    try sandbox.write(Self.rest, to: "Login/Module.swift")
    try sandbox.write(Self.services, to: "Services/Services.swift")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    let whole = try sandbox.read("Login/" + Self.baseline)
    #expect(whole.contains("\"path\":\"LoginView.swift\""))
    #expect(try sandbox.viperlint("-C", "Login", "check", "--strict").status == 0)
    for verb in ["write", "prune"] {
      #expect(try sandbox.viperlint("-C", "Login", "baseline", verb).status == 0)
      #expect(try sandbox.read("Login/" + Self.baseline) == whole)
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("Login/Login/" + Self.baseline)))
    // A configuration that is given by name is in force everywhere, and nothing is looked for above it.
    try sandbox.write("preset: viper\nsources: [Services, Login]\n", to: "lint/all.yml")
    let given = ["baseline", "write", "--config", "lint/all.yml", "--baseline", "all.json"]
    #expect(try Sandbox.run(Sandbox.executable, given, in: sandbox.folder).status == 0)
    #expect(try sandbox.read("all.json").contains("\"path\":\"Login/LoginView.swift\""))
    // Where the one above passes over it, it is a project of its own.
    try sandbox.write("sources: [Services]\n", to: ".viperlint.yml")
    #expect(try sandbox.viperlint("-C", "Login", "check").out.contains("no longer found"))
    #expect(try sandbox.viperlint("-C", "Login", "baseline", "prune").status == 0)
    let none = try sandbox.read("Login/" + Self.baseline)
    #expect(none.contains("\"findings\": []"))
    // Whoever asks for a baseline gets one, and no other.
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(
      Self.view.replacingOccurrences(of: "Tracker.shared.track()", with: ""), to: "Login/LoginView.swift")
    for path in ["Login/" + Self.baseline, Self.baseline] {
      if FileManager.default.fileExists(atPath: sandbox.path(path)) {
        try FileManager.default.removeItem(atPath: sandbox.path(path))
      }
    }
    #expect(try sandbox.viperlint("-C", "Login", "baseline", "write").status == 0)
    #expect(try sandbox.read("Login/" + Self.baseline).contains("\"findings\": []"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(Self.baseline)))
  }

  /// The rest of a project is what its configuration says.
  @Test func aPartWithoutModulesDoesNotFail() throws {
    let sandbox = try project()
    let part = try sandbox.viperlint("check", "App/Services")
    #expect(part.status == 0)
    // The whole project is read for it, and looks like what it is.
    #expect(!part.out.contains("does not look like VIPER"), "\(part.out)")
    try sandbox.write("final class Empty {}\n", to: "App/Login/LoginView.swift")
    try sandbox.write("final class Nothing {}\n", to: "App/Login/Module.swift")
    #expect(try sandbox.viperlint("check", "App").status == 2)
  }

  /// `check FILE FOLDER`: the file is no reason to read it alone, and the folder none to read no more.
  @Test func filesAndFoldersTogetherFilter() throws {
    let sandbox = try project()
    try sandbox.write(Self.view.replacingOccurrences(of: "Login", with: "Home"), to: "App/Home/HomeView.swift")
    try sandbox.write(Self.rest.replacingOccurrences(of: "Login", with: "Home"), to: "App/Home/Module.swift")
    let file = "App/Login/LoginView.swift"
    for operands in [[file, "App/Home"], ["App/Home", file]] {
      let outcome = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json"] + operands, in: sandbox.folder)
      let paths = try outcome.list("findings").compactMap { $0["path"] as? String }
      #expect(paths == ["App/Home/HomeView.swift", file], "\(outcome.out)")
    }
    #expect(try sandbox.viperlint("check", file, "App/Nowhere").status == 2)
  }
}
