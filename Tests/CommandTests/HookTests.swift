import Foundation
import Testing

/// The plain git hook, with real repositories and real commits.
@Suite(.enabled(if: hasGit, "needs git"))
struct HookTests {
  @Test func hookRefusesABadCommitAndPassesAGoodOne() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    let refused = try sandbox.git("commit", "-qm", "bad")
    #expect(refused.status != 0)
    #expect(refused.said.contains("[view-uses-interactor]"))
    try sandbox.write(LoginModule.good + "\n// better\n", to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "good").status == 0)
  }

  @Test func hookJudgesWhatIsStaged() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    // Bad on disk, good in the index.
    try sandbox.write(LoginModule.good + "\n// staged\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.bad, to: "App/Untracked.swift")
    #expect(try sandbox.git("commit", "-qm", "good").status == 0)
    // Good on disk, bad in the index.
    try sandbox.git("add", "App/View.swift")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qm", "bad").status != 0)
    // `commit -a` takes what is on disk.
    #expect(try sandbox.git("commit", "-qam", "good again").status == 0)
  }

  @Test func hookKnowsCommitOnlyAndDeletions() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.rest + "\n// edited\n", to: "App/Module.swift")
    try sandbox.git("add", ".")
    // The view stays out of this commit.
    #expect(try sandbox.git("commit", "-q", "--only", "App/Module.swift", "-m", "module").status == 0)
    #expect(try sandbox.git("commit", "-qm", "view").status != 0)
    try sandbox.git("rm", "-qf", "App/View.swift")
    #expect(try sandbox.git("commit", "-qm", "gone").status == 0)
  }

  @Test func hookWorksInAnEmptyRepository() throws {
    let sandbox = try emptyRepository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(LoginModule.bad + LoginModule.rest, to: "A.swift")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "first").status != 0)
    try sandbox.write("no code", to: "A.swift.txt")
    try sandbox.git("rm", "-q", "--cached", "A.swift")
    try sandbox.git("add", "A.swift.txt")
    #expect(try sandbox.git("commit", "-qm", "first").status == 0)
  }

  @Test func hookChainsAndGivesBack() throws {
    let sandbox = try repository()
    try sandbox.git("config", "core.hooksPath", "hooks")
    try sandbox.write("#!/bin/sh\ntouch was-here\n", to: "hooks/pre-commit")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("hooks/pre-commit")], in: nil)
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    #expect(try sandbox.viperlint("hook", "install").status == 0, "twice is once")
    try sandbox.write("text", to: "note.txt")
    try sandbox.git("add", "note.txt")
    #expect(try sandbox.git("commit", "-qm", "note").status == 0)
    #expect(FileManager.default.fileExists(atPath: sandbox.path("was-here")))
    #expect(try sandbox.viperlint("hook", "uninstall").status == 0)
    #expect(try sandbox.read("hooks/pre-commit").contains("was-here"))
    #expect(try sandbox.viperlint("hook", "uninstall").status == 2)
  }

  @Test func hookJudgesTheResultOfAMerge() throws {
    let sandbox = try repository()
    // What is old in one branch is not the merge's doing.
    try sandbox.git("checkout", "-qb", "other")
    try sandbox.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "Old"), to: "App/Old.swift")
    try sandbox.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "Old"), to: "App/OldModule.swift")
    try sandbox.write(LoginModule.good + "\n// theirs\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "other")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write(LoginModule.good + "\n// ours\n", to: "App/View.swift")
    try sandbox.git("commit", "-qam", "main")
    try sandbox.viperlint("hook", "install")
    #expect(try sandbox.git("merge", "-q", "other").status != 0, "there is a conflict")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    let refused = try sandbox.git("commit", "-qm", "merged")
    #expect(refused.status != 0)
    #expect(refused.said.contains("App/View.swift") && !refused.said.contains("App/Old.swift"))
    try sandbox.write(LoginModule.good + "\n// both\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "merged").status == 0)
    #expect(try sandbox.git("rev-parse", "--verify", "HEAD^2").status == 0)
  }

  @Test func hookWorksInAWorktreeAndASubfolder() throws {
    let sandbox = try repository()
    try sandbox.git("worktree", "add", "-q", "-b", "side", "Side")
    let installed = try Sandbox.run(
      Sandbox.executable, ["hook", "install"], in: URL(fileURLWithPath: sandbox.path("Side")))
    #expect(installed.status == 0)
    #expect(FileManager.default.fileExists(atPath: sandbox.path(".git/hooks/pre-commit")), "they share their hooks")
    try sandbox.write(LoginModule.bad, to: "Side/App/View.swift")
    // Bad in the main folder, too, and not this commit's business.
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let refused = try sandbox.git("commit", "-qam", "bad", at: "Side/App")
    #expect(refused.status != 0)
    #expect(refused.said.contains("App/View.swift:4:"))
    try sandbox.write(LoginModule.good + "\n", to: "Side/App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "good", at: "Side/App").status == 0)
  }

  @Test func hookReadsTheStagedConfigurationAndBaseline() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    // Only on disk: nobody else would have them.
    try sandbox.write("rules: { view-uses-interactor: off }\n", to: ".viperlint.yml")
    #expect(try sandbox.git("commit", "-qm", "bad").status != 0)
    try FileManager.default.removeItem(atPath: sandbox.path(".viperlint.yml"))
    try sandbox.viperlint("baseline", "write")
    #expect(try sandbox.git("commit", "-qm", "bad").status != 0)
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "frozen").status == 0)
    // Who takes the finding out of the baseline is told, though the view is not touched.
    try sandbox.write("{ \"version\": 1, \"findings\": [] }\n", to: ".viperlint-baseline.json")
    let thawed = try sandbox.git("commit", "-qam", "thawed")
    #expect(thawed.status != 0)
    #expect(thawed.said.contains("[view-uses-interactor]"))
    // Gone on disk and still staged.
    try sandbox.git("checkout", "-q", "HEAD", ".viperlint-baseline.json")
    try sandbox.write(LoginModule.bad + "\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    try FileManager.default.removeItem(atPath: sandbox.path(".viperlint-baseline.json"))
    #expect(try sandbox.git("commit", "-qm", "still frozen").status == 0)
  }

  @Test func hookFindsTheProjectOfAFile() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    for project in ["One", "Two"] {
      try sandbox.write(LoginModule.bad, to: "\(project)/Sources/View.swift")
      try sandbox.write(LoginModule.rest, to: "\(project)/Sources/Module.swift")
    }
    try sandbox.write("sources: [Sources]\nrules: { view-uses-interactor: warning }\n", to: "One/.viperlint.yml")
    try sandbox.git("add", "One")
    let warned = try sandbox.git("commit", "-qm", "one")
    #expect(warned.status == 0)
    #expect(warned.said.contains("One/Sources/View.swift:4:") && !warned.said.contains("Two/"))
    try sandbox.write("sources: [Sources]\n", to: "Two/.viperlint.yml")
    try sandbox.git("add", "Two")
    let refused = try sandbox.git("commit", "-qm", "two")
    #expect(refused.status != 0)
    #expect(refused.said.contains("Two/Sources/View.swift:4:") && !refused.said.contains("One/"))
  }

  @Test func hookKeepsTheFlagsItWasInstalledWith() throws {
    let sandbox = try repository()
    try sandbox.write("rules: { view-uses-interactor: warning }\n", to: "it's/lint.yml")
    #expect(try sandbox.viperlint("hook", "install", "--strict", "--config", "it's/lint.yml").status == 0)
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "configuration").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let refused = try sandbox.git("commit", "-qam", "bad")
    #expect(refused.status != 0)
    #expect(refused.said.contains("warning:"))
  }

  @Test func hookThatWasThereMayRefuse() throws {
    let sandbox = try repository()
    try sandbox.write("#!/bin/sh\necho not on Fridays\nexit 1\n", to: ".git/hooks/pre-commit")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path(".git/hooks/pre-commit")], in: nil)
    try sandbox.viperlint("hook", "install")
    try sandbox.write("text", to: "note.txt")
    try sandbox.git("add", "note.txt")
    let refused = try sandbox.git("commit", "-qm", "note")
    #expect(refused.status != 0)
    #expect(refused.said.contains("not on Fridays"))
  }

  @Test func hookFolderOfManyRepositoriesIsPointedOut() throws {
    let sandbox = try repository()
    let shared = try Sandbox()
    try sandbox.git("config", "core.hooksPath", shared.path("deep/hooks"))
    let outcome = try sandbox.viperlint("hook", "install")
    #expect(outcome.status == 0)
    #expect(outcome.err.contains("every repository"))
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "bad").status != 0)
  }

  @Test func hookFindsViperlintOutsideOfThePath() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["git", "commit", "-qam", "bad"], in: sandbox.folder, environment: ["PATH": "/usr/bin:/bin"])
    #expect(outcome.status != 0)
    #expect(outcome.said.contains("[view-uses-interactor]"))
  }
}
