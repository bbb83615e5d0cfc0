import Foundation
import Testing

/// The plain hook, `--since` and `--report-only`, with real repositories.
@Suite(.enabled(if: (try? Sandbox.run("/usr/bin/env", ["git", "--version"], in: nil).status) == 0, "needs git"))
struct GitTests {
  private static let good = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.logIn() }
    }
    """
  private static let bad = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.interactor.logIn() }
    }
    """
  private static let module = """
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter!; func logIn() {} }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """

  /// A repository with one sound module, committed.
  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    #expect(try git(sandbox, "init", "-q", "-b", "main").status == 0)
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
      _ = try git(sandbox, "config", key, value)
    }
    try sandbox.write(Self.good, to: "App/View.swift")
    try sandbox.write(Self.module, to: "App/Module.swift")
    #expect(try git(sandbox, "add", ".").status == 0)
    #expect(try git(sandbox, "commit", "-qm", "sound").status == 0)
    return sandbox
  }

  @discardableResult
  private func git(_ sandbox: borrowing Sandbox, _ arguments: String...) throws -> Sandbox.Outcome {
    let folder = URL(fileURLWithPath: Sandbox.executable).deletingLastPathComponent().path
    return try Sandbox.run(
      "/usr/bin/env", ["git"] + arguments, in: sandbox.folder,
      environment: ["PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")])
  }

  @Test func hookRefusesABadCommitAndPassesAGoodOne() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    try sandbox.write(Self.bad, to: "App/View.swift")
    try git(sandbox, "add", ".")
    let refused = try git(sandbox, "commit", "-qm", "bad")
    #expect(refused.status != 0)
    #expect((refused.out + refused.err).contains("[view-uses-interactor]"))
    try sandbox.write(Self.good + "\n// better\n", to: "App/View.swift")
    #expect(try git(sandbox, "commit", "-qam", "good").status == 0)
  }

  @Test func hookJudgesWhatIsStaged() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    // Bad on disk, good in the index.
    try sandbox.write(Self.good + "\n// staged\n", to: "App/View.swift")
    try git(sandbox, "add", ".")
    try sandbox.write(Self.bad, to: "App/View.swift")
    try sandbox.write(Self.bad, to: "App/Untracked.swift")
    #expect(try git(sandbox, "commit", "-qm", "good").status == 0)
    // Good on disk, bad in the index.
    try git(sandbox, "add", "App/View.swift")
    try sandbox.write(Self.good, to: "App/View.swift")
    #expect(try git(sandbox, "commit", "-qm", "bad").status != 0)
    // `commit -a` takes what is on disk.
    #expect(try git(sandbox, "commit", "-qam", "good again").status == 0)
  }

  @Test func hookKnowsCommitOnlyAndDeletions() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(Self.bad, to: "App/View.swift")
    try sandbox.write(Self.module + "\n// edited\n", to: "App/Module.swift")
    try git(sandbox, "add", ".")
    // The view stays out of this commit.
    #expect(try git(sandbox, "commit", "-q", "--only", "App/Module.swift", "-m", "module").status == 0)
    #expect(try git(sandbox, "commit", "-qm", "view").status != 0)
    try git(sandbox, "rm", "-qf", "App/View.swift")
    #expect(try git(sandbox, "commit", "-qm", "gone").status == 0)
  }

  @Test func hookWorksInAnEmptyRepository() throws {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try git(sandbox, "init", "-q")
    try git(sandbox, "config", "user.name", "Test")
    try git(sandbox, "config", "user.email", "test@example.com")
    try sandbox.viperlint("hook", "install")
    try sandbox.write(Self.bad + Self.module, to: "A.swift")
    try git(sandbox, "add", ".")
    #expect(try git(sandbox, "commit", "-qm", "first").status != 0)
    try sandbox.write("no code", to: "A.swift.txt")
    try git(sandbox, "rm", "-q", "--cached", "A.swift")
    try git(sandbox, "add", "A.swift.txt")
    #expect(try git(sandbox, "commit", "-qm", "first").status == 0)
  }

  @Test func hookChainsAndGivesBack() throws {
    let sandbox = try repository()
    try git(sandbox, "config", "core.hooksPath", "hooks")
    try sandbox.write("#!/bin/sh\ntouch was-here\n", to: "hooks/pre-commit")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("hooks/pre-commit")], in: nil)
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    #expect(try sandbox.viperlint("hook", "install").status == 0, "twice is once")
    try sandbox.write("text", to: "note.txt")
    try git(sandbox, "add", "note.txt")
    #expect(try git(sandbox, "commit", "-qm", "note").status == 0)
    #expect(FileManager.default.fileExists(atPath: sandbox.path("was-here")))
    #expect(try sandbox.viperlint("hook", "uninstall").status == 0)
    #expect(try sandbox.read("hooks/pre-commit").contains("was-here"))
    #expect(try sandbox.viperlint("hook", "uninstall").status == 2)
  }

  @Test func sinceReportsWhatAChangeTouches() throws {
    let sandbox = try repository()
    try sandbox.write(Self.bad.replacingOccurrences(of: "Login", with: "Old"), to: "App/Old.swift")
    try sandbox.write(Self.module.replacingOccurrences(of: "Login", with: "Old"), to: "App/OldModule.swift")
    try git(sandbox, "add", ".")
    try git(sandbox, "commit", "-qm", "old findings")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 0)
    #expect(try sandbox.viperlint("check", "--since", "HEAD~1").status == 1)
    try sandbox.write(Self.bad, to: "App/View.swift")
    let outcome = try sandbox.viperlint("check", "--since", "main", "--format", "json")
    #expect(try outcome.list("findings").map { $0["path"] as? String } == ["App/View.swift"])
    // A change of the presenter, through which the view reaches, is reported too.
    try git(sandbox, "commit", "-qam", "bad view")
    try sandbox.write(Self.module + "\n// edited\n", to: "App/Module.swift")
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 1)
    #expect(try sandbox.viperlint("check", "--since", "nothing").status == 2)
  }

  @Test func sinceNeedsARepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.good, to: "A.swift")
    let outcome = try sandbox.viperlint("check", "--since", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("--since HEAD: git says"))
  }

  @Test func reportOnlyFiltersTheReport() throws {
    let sandbox = try repository()
    try sandbox.write(Self.bad, to: "App/View.swift")
    #expect(try sandbox.viperlint("check", "--report-only", "App/View.swift").status == 1)
    #expect(
      try sandbox.viperlint("check", "--report-only", "App/Module.swift").status == 1, "the chain goes through it")
    try sandbox.write("struct Nothing {}\n", to: "App/Other.swift")
    let other = try sandbox.viperlint("check", "--report-only", "App/Other.swift", "--format", "json")
    #expect(other.status == 0)
    #expect(try other.summary("files") == 3)
    #expect(try sandbox.viperlint("check", "--report-only", "App/Nowhere.swift").status == 2)
  }

  @Test func baselineMakesGreenAndKeepsGreen() throws {
    let sandbox = try repository()
    try sandbox.write(Self.bad, to: "App/View.swift")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check", ".").status == 0)
    #expect(try sandbox.viperlint("check", ".", "--strict").status == 0)
    let frozen = try sandbox.read(".viperlint-baseline.json")
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.read(".viperlint-baseline.json") == frozen)
    // One more of the same kind is new.
    try sandbox.write(
      Self.bad.replacingOccurrences(of: "func tap", with: "func more() { presenter.interactor.logIn() }\n  func tap"),
      to: "App/View.swift")
    #expect(try sandbox.viperlint("check", ".").status == 1)
    // Mended findings make the baseline stale until it is pruned.
    try sandbox.write(Self.good, to: "App/View.swift")
    let stale = try sandbox.viperlint("check", ".")
    #expect(stale.status == 1)
    #expect(stale.out.contains("viperlint baseline prune"))
    #expect(try sandbox.viperlint("baseline", "prune").status == 0)
    #expect(try sandbox.viperlint("check", ".").status == 0)
    // A damaged one is left alone.
    try sandbox.write("<<<<<<< HEAD\n", to: ".viperlint-baseline.json")
    #expect(try sandbox.viperlint("check", ".").status == 2)
    #expect(try sandbox.viperlint("baseline", "write").status == 2)
    #expect(try sandbox.read(".viperlint-baseline.json") == "<<<<<<< HEAD\n")
  }
}
