import Foundation
import Testing

/// CI servers count paths from the root of the repository, wherever viperlint runs.
@Suite struct RepositoryRootTests {
  private static let module = """
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.interactor.logIn() }
    }
    final class LoginPresenter { var interactor: LoginInteractor! }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """

  /// The path of the only finding in three formats, when run in a folder of the sandbox.
  private func paths(in folder: String, _ sandbox: borrowing Sandbox, _ environment: [String: String] = [:]) throws
    -> [String]
  {
    let place = folder.isEmpty ? sandbox.folder : sandbox.folder.appendingPathComponent(folder)
    func run(_ format: String) throws -> Sandbox.Outcome {
      try Sandbox.run(Sandbox.executable, ["check", ".", "--format", format], in: place, environment: environment)
    }
    let github = try run("github").out.firstMatch(of: #/file=([^,]*),/#).map { String($0.1) }
    let sarif = try run("sarif").out.firstMatch(of: #/"uri": ?"([^"]*\.swift)"/#).map { String($0.1) }
    let gitlab = try run("gitlab").out.firstMatch(of: #/"path": ?"([^"]*)"/#).map { String($0.1) }
    return [github, sarif, gitlab].map { $0 ?? "none" }
  }

  private func sandbox(git: String? = nil, below: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "\(below)Login/Login.swift")
    if let git { try sandbox.write("ref: refs/heads/main\n", to: "\(git).git/HEAD") }
    return sandbox
  }

  private func all(_ path: String) -> [String] { [path, path, path] }

  @Test func belowTheRootOfARepository() throws {
    let sandbox = try sandbox(git: "", below: "App/iOS/")
    #expect(try paths(in: "App/iOS", sandbox) == all("App/iOS/Login/Login.swift"))
    #expect(try paths(in: "", sandbox) == all("App/iOS/Login/Login.swift"))
    #expect(try paths(in: "App/iOS/Login", sandbox) == all("App/iOS/Login/Login.swift"))
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func belowAndAroundWhatTheServerSays(_ name: String) throws {
    let sandbox = try sandbox(below: "work/App/")
    let workspace = [name: sandbox.path("work")]
    #expect(try paths(in: "work/App", sandbox, workspace) == all("App/Login/Login.swift"))
    #expect(try paths(in: "work", sandbox, workspace) == all("App/Login/Login.swift"))
    #expect(try paths(in: "", sandbox, workspace) == all("App/Login/Login.swift"))
    // Where it speaks of another place, nobody counts from there.
    let checkout = try self.sandbox(git: "work/", below: "work/App/")
    for said in [checkout.path("elsewhere"), "work", ""] {
      #expect(try paths(in: "work/App", checkout, [name: said]) == all("App/Login/Login.swift"))
    }
  }

  @Test func aCheckoutInsideOfAWorkspace() throws {
    let sandbox = try sandbox(git: "work/checkout/", below: "work/checkout/App/")
    let workspace = ["GITHUB_WORKSPACE": sandbox.path("work")]
    #expect(try paths(in: "work/checkout/App", sandbox, workspace) == all("App/Login/Login.swift"))
  }

  @Test func aSubmoduleInsideOfARepository() throws {
    let sandbox = try sandbox(git: "work/", below: "work/Modules/A/")
    try sandbox.write("gitdir: ../../.git/modules/A\n", to: "work/Modules/A/.git")
    let workspace = ["GITHUB_WORKSPACE": sandbox.path("work")]
    #expect(try paths(in: "work/Modules/A", sandbox, workspace) == all("Modules/A/Login/Login.swift"))
  }

  /// For people paths start where they stand.
  @Test func textStaysWhereOneStands() throws {
    let sandbox = try sandbox(git: "", below: "App/")
    let outcome = try Sandbox.run(
      Sandbox.executable, ["check", "."], in: sandbox.folder.appendingPathComponent("App"))
    #expect(outcome.out.hasPrefix("Login/Login.swift:3:"))
  }
}
