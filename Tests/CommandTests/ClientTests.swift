import Expectations
import Foundation
import Testing

/// Clients that other people have written, where they are installed.
@Suite struct ClientTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    try sandbox.write("import UIKit\nfinal class PayInteractor {}\n", to: "App/Pay/PayInteractor.swift")
    try sandbox.write("final class PayPresenter {}\nfinal class PayRouter {}\n", to: "App/Pay/PayPresenter.swift")
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    return sandbox
  }

  private func client(_ name: String) -> String {
    Repository.root.appendingPathComponent("Tests/Clients/\(name)").path
  }

  private static func has(_ program: String, _ arguments: String...) -> Bool {
    (try? Sandbox.run("/usr/bin/env", [program] + arguments, in: nil).status) == 0
  }

  static let hasPytest = has("python3", "-c", "import pytest_lsp, pytest_asyncio")
  static let hasMCP = has("python3", "-c", "import mcp")
  static let hasNeovim = has("nvim", "--version")

  @Test(.enabled(if: hasPytest, "needs pytest-lsp")) func pytestLSP() throws {
    let sandbox = try sandbox()
    let outcome = try Sandbox.run(
      "/usr/bin/env",
      [
        "python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "--rootdir",
        sandbox.folder.path, client("test_lsp.py"),
      ], in: sandbox.folder,
      environment: [
        "VIPERLINT": Sandbox.executable, "PROJECT": sandbox.folder.path, "PYTHONDONTWRITEBYTECODE": "1",
      ])
    #expect(outcome.status == 0, "\(outcome.said)")
  }

  @Test(.enabled(if: hasMCP, "needs the mcp package of Python")) func officialAssistantClient() throws {
    let sandbox = try sandbox()
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["python3", client("mcp_client.py")], in: sandbox.folder,
      environment: ["VIPERLINT": Sandbox.executable, "PROJECT": sandbox.folder.path])
    #expect(outcome.status == 0 && outcome.out.contains("all good"), "\(outcome.said)")
  }

  /// With the configuration that the documentation shows, word for word.
  @Test(.enabled(if: hasNeovim, "needs Neovim")) func neovim() throws {
    let sandbox = try sandbox()
    let page = try Repository.text(of: "Sources/viperlint/Documentation.docc/Editors.md")
    let recipe = try #require(page.components(separatedBy: "```lua\n").last?.components(separatedBy: "\n```").first)
    try sandbox.write(recipe, to: "recipe.lua")
    let folder = URL(fileURLWithPath: Sandbox.executable).deletingLastPathComponent().path
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", "luafile \(client("neovim.lua"))"],
      in: sandbox.folder,
      environment: [
        "RECIPE": sandbox.path("recipe.lua"), "FILE": sandbox.path("App/Pay/PayInteractor.swift"),
        "PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        "XDG_STATE_HOME": sandbox.path("state"), "XDG_CACHE_HOME": sandbox.path("cache"),
      ])
    #expect(outcome.status == 0 && outcome.said.contains("all good"), "\(outcome.said)")
  }
}
