import Foundation
import Testing

/// `check --fix`, with real repositories.
@Suite(.enabled(if: (try? Sandbox.run("/usr/bin/env", ["git", "--version"], in: nil).status) == 0, "needs git"))
struct FixTests {
  private static let interactor = "// Login\n\nimport UIKit\n\nfinal class LoginInteractor {\n  func logIn() {}\n}\n"
  private static let mended = "// Login\n\nfinal class LoginInteractor {\n  func logIn() {}\n}\n"
  private static let path = "App/LoginInteractor.swift"

  /// A repository with a module whose interactor imports UIKit for nothing, committed.
  private func repository() throws -> Sandbox {
    let sandbox = try folder()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    #expect(try git(sandbox, "init", "-q", "-b", "main").status == 0)
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
      _ = try git(sandbox, "config", key, value)
    }
    try git(sandbox, "add", ".")
    #expect(try git(sandbox, "commit", "-qm", "first").status == 0)
    return sandbox
  }

  private func folder() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.interactor, to: Self.path)
    try sandbox.write(
      """
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
      """, to: "App/LoginViewController.swift")
    try sandbox.write(
      "final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }\nfinal class LoginRouter {}\n",
      to: "App/LoginPresenter.swift")
    return sandbox
  }

  @discardableResult
  private func git(_ sandbox: borrowing Sandbox, _ arguments: String...) throws -> Sandbox.Outcome {
    try Sandbox.run("/usr/bin/env", ["git"] + arguments, in: sandbox.folder)
  }

  @Test func itMendsAndSaysSo() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("check").status == 1)
    let outcome = try sandbox.viperlint("check", "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.out == "\(Self.path):3:8: note: fixed: `import UIKit` is gone [interactor-imports-ui]\n")
    #expect(outcome.err.hasPrefix("viperlint: 1 fixed, 0 left, 0 errors, 0 warnings\n"))
    #expect(try sandbox.read(Self.path) == Self.mended)
    // Once is enough.
    let again = try sandbox.viperlint("check", "--fix")
    #expect(again.status == 0 && again.out.isEmpty && again.err.hasPrefix("viperlint: 0 fixed, 0 left"))
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  /// An attribute, an access level or a condition may be written so that no line tells of it.
  @Test(arguments: [
    "@_spi(\n  X\n) import UIKit\n", "@_spi(\n  X\n)\nimport UIKit\n", "internal /* */\nimport UIKit\n",
    "/* */ #if os(iOS)\nimport UIKit\n/* */ #endif\n", "struct A {}; @MainActor\nimport UIKit\n",
    "/* a\n b */ import UIKit\n", "private // for now\n\nimport UIKit\n",
  ])
  func whatBelongsToAnImportStaysWithIt(start: String) throws {
    let sandbox = try folder()
    try sandbox.write(start + "final class LoginInteractor {}\n", to: Self.path)
    let outcome = try sandbox.viperlint("check", "--fix", "--force")
    #expect(outcome.out.contains(": note: left: `import UIKit`: it "), "\(outcome.out)")
    #expect(try sandbox.read(Self.path) == start + "final class LoginInteractor {}\n")
  }

  @Test func aDryRunPrintsADiffThatGitApplies() throws {
    let sandbox = try repository()
    let outcome = try sandbox.viperlint("check", "--fix", "--dry-run")
    #expect(outcome.status == 1, "the finding is still there")
    #expect(outcome.out.hasPrefix("--- a/\(Self.path)\n+++ b/\(Self.path)\n@@ -1,7 +1,5 @@\n"))
    #expect(
      outcome.err.hasPrefix(
        """
        \(Self.path):3:8: note: to fix: `import UIKit` would be gone [interactor-imports-ui]
        viperlint: 1 to fix, 0 left, 1 error, 0 warnings

        """))
    #expect(try sandbox.read(Self.path) == Self.interactor)
    try sandbox.write(outcome.out, to: "fix.diff")
    #expect(try git(sandbox, "apply", "fix.diff").status == 0)
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  @Test func jsonSaysWhatWasDone() throws {
    let sandbox = try repository()
    let outcome = try sandbox.viperlint("check", "--fix", "--format", "json")
    let repairs = try outcome.list("repairs")
    #expect(repairs.count == 1 && repairs[0]["import"] as? String == "UIKit" && repairs[0]["left"] is NSNull)
    #expect(try outcome.list("findings").isEmpty)
    #expect(outcome.err.contains("note: fixed:"))
    #expect(try sandbox.viperlint("check", "--format", "json").json()["repairs"] == nil)
  }

  @Test func uncommittedChangesAreNotTouched() throws {
    let sandbox = try repository()
    func stays(_ reason: String, _ sandbox: borrowing Sandbox) throws {
      let before = try sandbox.read(Self.path)
      let outcome = try sandbox.viperlint("check", "--fix")
      #expect(outcome.status == 1)
      #expect(outcome.out.contains("note: left: `import UIKit`: \(reason)"), "\(outcome.out)")
      #expect(outcome.out.contains("error: interactor `LoginInteractor`"), "what is left is still reported")
      #expect(try sandbox.read(Self.path) == before)
    }
    try sandbox.write(Self.interactor + "// edited\n", to: Self.path)
    try stays("the file has changes that are not committed (--force)", sandbox)
    try git(sandbox, "add", ".")
    try stays("the file has changes that are not committed (--force)", sandbox)
    // Staged, and taken back in the folder.
    try sandbox.write(Self.interactor, to: Self.path)
    try stays("the file has changes that are not committed (--force)", sandbox)
    try git(sandbox, "reset", "-q", "--hard")
    try git(sandbox, "update-index", "--assume-unchanged", Self.path)
    try stays("the file has changes that are not committed (--force)", sandbox)
    try git(sandbox, "update-index", "--no-assume-unchanged", Self.path)
    try git(sandbox, "rm", "-q", "--cached", Self.path)
    try git(sandbox, "commit", "-qm", "forgotten")
    try stays("git does not track the file (--force)", sandbox)
    try sandbox.write("App/LoginInteractor.swift\n", to: ".gitignore")
    try stays("git does not track the file (--force)", sandbox)
    #expect(try sandbox.viperlint("check", "--fix", "--force").status == 0)
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  /// Other people's changes do not stand in the way.
  @Test func aChangeElsewhereDoesNotMatter() throws {
    let sandbox = try repository()
    try sandbox.write("struct New {}\n", to: "App/New.swift")
    #expect(try sandbox.viperlint("check", "--fix").status == 0)
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  @Test func withoutGitForceIsNeeded() throws {
    let sandbox = try folder()
    let outcome = try sandbox.viperlint("check", "--fix")
    #expect(outcome.status == 1)
    #expect(
      outcome.out.contains(
        "left: `import UIKit`: the file is in no git repository, so it could not be restored"))
    #expect(outcome.out.contains("(--force writes it anyway)") && !outcome.said.contains("git says"))
    #expect(try sandbox.read(Self.path) == Self.interactor)
    #expect(try sandbox.viperlint("check", "--fix", "--force").status == 0)
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  @Test func beforeTheFirstCommitNothingIsSafe() throws {
    let sandbox = try folder()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try git(sandbox, "init", "-q")
    try git(sandbox, "add", ".")
    #expect(try sandbox.viperlint("check", "--fix").out.contains("left: `import UIKit`: the file has changes that"))
    #expect(try sandbox.read(Self.path) == Self.interactor)
  }

  @Test func aRepositoryInsideIsAskedItself() throws {
    let sandbox = try repository()
    try sandbox.write(
      Self.interactor.replacingOccurrences(of: "Login", with: "Help"), to: "Modules/Help/HelpInteractor.swift")
    try sandbox.write(
      "final class HelpPresenter { var interactor: HelpInteractor!; var router: HelpRouter! }\nfinal class HelpRouter {}\n",
      to: "Modules/Help/HelpPresenter.swift")
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "inner"],
    ] {
      _ = try Sandbox.run("/usr/bin/env", ["git", "-C", sandbox.path("Modules/Help")] + arguments, in: nil)
    }
    #expect(try sandbox.viperlint("check", "--fix").status == 0)
    #expect(try !sandbox.read("Modules/Help/HelpInteractor.swift").contains("UIKit"))
  }

  @Test func bytesModeAndLinksAreKept() throws {
    let sandbox = try repository()
    let text = "\u{FEFF}import UIKit\r\nimport Combine\r\n\r\nfinal class LoginInteractor {}"
    try sandbox.write(text, to: Self.path)
    try Sandbox.run("/bin/chmod", ["664", sandbox.path(Self.path)], in: nil)
    try git(sandbox, "commit", "-qam", "Windows was here")
    #expect(try sandbox.viperlint("check", "--fix").status == 0)
    let mended = try Data(contentsOf: sandbox.folder.appendingPathComponent(Self.path))
    #expect(mended == Data("\u{FEFF}import Combine\r\n\r\nfinal class LoginInteractor {}".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: sandbox.path(Self.path))[.posixPermissions] as? Int
    #expect(mode == 0o664)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("App")).count == 3, "nothing is left over")

    try sandbox.write(Self.interactor, to: "Elsewhere/Login.txt")
    try FileManager.default.removeItem(atPath: sandbox.path(Self.path))
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path(Self.path), withDestinationPath: sandbox.path("Elsewhere/Login.txt"))
    try git(sandbox, "add", ".")
    try git(sandbox, "commit", "-qm", "a link")
    let outcome = try sandbox.viperlint("check", "App", "--fix", "--force")
    #expect(outcome.out.contains("left: `import UIKit`: the file is a symbolic link"))
    #expect(try sandbox.read("Elsewhere/Login.txt") == Self.interactor)
  }

  @Test func aReadOnlyFileStays() throws {
    let sandbox = try repository()
    try Sandbox.run("/bin/chmod", ["444", sandbox.path(Self.path)], in: nil)
    let outcome = try sandbox.viperlint("check", "--fix")
    #expect(outcome.out.contains("left: `import UIKit`: the file is read-only (--force)"))
    #expect(try sandbox.read(Self.path) == Self.interactor)
  }

  @Test func aFolderThatCannotBeWrittenToIsSaid() throws {
    let sandbox = try repository()
    try Sandbox.run("/bin/chmod", ["555", sandbox.path("App")], in: nil)
    try Sandbox.run("/bin/chmod", ["-R", "a+rX", sandbox.folder.path], in: nil)
    let outcome = try sandbox.viperlint("check", "--fix", "--force", asNobody: true)
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("cannot be written: Permission denied"), "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains("left: `import UIKit`: the file cannot be written"))
    #expect(outcome.out.contains("error: interactor `LoginInteractor`"))
  }

  @Test func whatIsForgivenOrLeftOutIsNotFixed() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check", "--fix").status == 0)
    #expect(try sandbox.read(Self.path) == Self.interactor)
    try FileManager.default.removeItem(atPath: sandbox.path(".viperlint-baseline.json"))
    #expect(try sandbox.viperlint("check", "--fix", "--skip", "interactor-imports-ui").status == 0)
    #expect(try sandbox.viperlint("check", "--fix", "--only", "view-uses-interactor").status == 0)
    #expect(try sandbox.viperlint("check", "--fix", "--report-only", "App/LoginPresenter.swift").status == 0)
    #expect(try sandbox.viperlint("check", "--fix", "--since", "HEAD").status == 0)
    #expect(try sandbox.read(Self.path) == Self.interactor)
    #expect(try sandbox.viperlint("check", "--fix", "--report-only", Self.path).status == 0)
    #expect(try sandbox.read(Self.path) == Self.mended)
  }

  /// One finding speaks of one import; the other one stays for the next.
  @Test func anImportThatStandsThereTwiceGoesOneByOne() throws {
    let sandbox = try repository()
    let kept = "import UIKit  // viperlint:ignore interactor-imports-ui -- later\n"
    for (lines, left) in [("import UIKit\nimport UIKit\n", "import UIKit\n"), ("import UIKit\n" + kept, kept)] {
      try sandbox.write(lines + "final class LoginInteractor {}\n", to: Self.path)
      #expect(try sandbox.viperlint("check", "--fix", "--force").out.contains("note: fixed: `import UIKit` is gone"))
      #expect(try sandbox.read(Self.path) == left + "final class LoginInteractor {}\n")
    }
  }

  @Test func aRunThatCannotBeTrustedFixesNothing() throws {
    let sandbox = try repository()
    let outcome = try sandbox.viperlint("check", "App", "Nowhere", "--fix")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("nothing is fixed, because the run is incomplete"))
    #expect(try sandbox.read(Self.path) == Self.interactor)
  }

  @Test func aDryRunThatCannotBeTrustedPrintsNothingThatLooksLikeADiff() throws {
    let sandbox = try repository()
    try sandbox.write("rules: { nope: off }\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--fix", "--dry-run")
    #expect(outcome.status == 2)
    #expect(outcome.out == "")
    #expect(outcome.err.contains("there is no rule \"nope\""), "\(outcome.err)")
  }

  @Test func flagsThatMeanNothingAreRefused() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("check", "--dry-run").err.contains("`--dry-run` has no effect without `--fix`"))
    #expect(try sandbox.viperlint("check", "--force").status == 2)
    #expect(try sandbox.viperlint("check", "--fix", "--dry-run", "--format", "json").status == 2)
    #expect(try sandbox.viperlint("check", "-", "--stdin-path", "A.swift", "--fix", input: "").status == 2)
  }
}
