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

  @Test func hookSaysHowToGoOn() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    let refused = try sandbox.git("commit", "-qm", "bad").said
    for line in [
      "viperlint explain view-uses-interactor", "// viperlint:ignore view-uses-interactor -- <reason>",
      "git commit --no-verify",
    ] {
      #expect(refused.contains(line), "\(refused)")
    }
    // A commit that fixes a known finding passes, and the baseline is out of date.
    try sandbox.viperlint("baseline", "write")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "known").status == 0)
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    let passed = try sandbox.git("commit", "-qam", "good")
    #expect(passed.status == 0)
    #expect(passed.said.contains("run `viperlint baseline prune` and commit the baseline"), "\(passed.said)")
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

  @Test func hookThatCannotBeReplacedStays() throws {
    let sandbox = try repository()
    try sandbox.git("config", "core.hooksPath", "hooks")
    try sandbox.write("#!/bin/sh\nexit 1\n", to: "hooks/pre-commit")
    // Names can be changed, but nothing can be written, as on a disk that is full.
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" hook install"
    let outcome = try Sandbox.run("/bin/bash", ["-c", script, Sandbox.executable], in: sandbox.folder)
    #expect(outcome.status == 2)
    #expect(!outcome.out.contains("the hook that was there"), "\(outcome.out)")
    #expect(try sandbox.read("hooks/pre-commit") == "#!/bin/sh\nexit 1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("hooks")) == ["pre-commit"])
  }

  @Test func hookThatWasNotExecutableIsNotSaidToRun() throws {
    let sandbox = try repository()
    try sandbox.git("config", "core.hooksPath", "hooks")
    try sandbox.write("#!/bin/sh\nexit 1\n", to: "hooks/pre-commit")
    let outcome = try sandbox.viperlint("hook", "install")
    #expect(outcome.status == 0)
    #expect(outcome.err.contains("does not run, as before: it is not executable"), "\(outcome.err)")
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

  /// A hook of a linked worktree is told by `GIT_DIR` where its repository is; a folder in it is not its top for that.
  @Test func hookOfAWorktreeMayWorkInASubfolder() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.good, to: "ios/App/View.swift")
    try sandbox.write(LoginModule.rest, to: "ios/App/Module.swift")
    try sandbox.git("rm", "-rq", "App")
    try sandbox.git("add", "ios")
    try sandbox.git("commit", "-qm", "moved")
    try sandbox.git("worktree", "add", "-q", "-b", "side", "Side")
    try sandbox.write("#!/bin/sh\nexec viperlint -C ios check --since HEAD\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.path(".git/hooks/pre-commit"))
    try sandbox.write(LoginModule.bad, to: "Side/ios/App/View.swift")
    let refused = try sandbox.git("commit", "-qam", "bad", at: "Side")
    #expect(refused.status != 0)
    #expect(refused.said.contains("App/View.swift:4:"), "\(refused.said)")
    // What is committed by name is staged in an index of its own.
    try sandbox.write("#!/bin/sh\nexec viperlint hook run\n", to: ".git/hooks/pre-commit")
    try sandbox.write(LoginModule.good + "\n", to: "Side/ios/App/View.swift")
    try sandbox.git("add", "ios", at: "Side")
    try sandbox.write(LoginModule.bad, to: "Side/ios/App/View.swift")
    let named = try sandbox.git("commit", "-qm", "bad", "ios/App/View.swift", at: "Side")
    #expect(named.status != 0 && named.said.contains("ios/App/View.swift:4:"), "\(named.said)")
    #expect(try sandbox.git("commit", "-qm", "good", at: "Side").status == 0)
  }

  @Test func hookKnowsWhoseNameIsFreeNow() throws {
    let sandbox = try repository()
    // Two declarations of one name: the nearer one is a mere helper, the other one an interactor.
    try sandbox.write(LoginModule.bad.replacingOccurrences(of: "interactor.", with: "helper."), to: "App/View.swift")
    try sandbox.write(
      LoginModule.rest.replacingOccurrences(of: "var router", with: "var helper: Helper!; var router"),
      to: "App/Module.swift")
    try sandbox.write("final class Helper { func logIn() {} }\n", to: "App/Helper.swift")
    try sandbox.write(
      "// viperlint:role interactor\nfinal class Helper { func logIn() {} }\n", to: "Other/Helper.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "twins")
    #expect(try sandbox.viperlint("check").status == 0)
    try sandbox.git("rm", "-q", "App/Helper.swift")
    #expect(try sandbox.viperlint("check").status == 1, "the example shows what it should")
    let run = try sandbox.viperlint("hook", "run")
    #expect(run.status == 1 && run.out.contains("App/View.swift:4:"), "\(run.said)")
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

  @Test func hookJudgesATreeOfProjectsOnceAndFromTheTop() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write("preset: viper\n", to: "Pay/.viperlint.yml")
    try sandbox.write("struct Nothing {}\n", to: "Pay/Nothing.swift")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "configured").status == 0)
    // The view of the project further down uses a type of the one above.
    try sandbox.write(
      "import UIKit\nfinal class PayViewController: UIViewController { let other: LoginInteractor? = nil }\n",
      to: "Pay/View.swift")
    try sandbox.git("add", ".")
    let refused = try sandbox.git("commit", "-qm", "bad")
    #expect(refused.status != 0 && refused.said.contains("Pay/View.swift:2:"), "\(refused.said)")
    // Both configurations in one commit.
    try sandbox.write("preset: viper\n# edited\n", to: ".viperlint.yml")
    try sandbox.write("preset: viper\n# edited\n", to: "Pay/.viperlint.yml")
    try sandbox.git("add", ".")
    let both = try sandbox.git("commit", "-qm", "bad")
    #expect(both.said.components(separatedBy: "Pay/View.swift:2:").count == 2, "\(both.said)")
    // What the one above excludes nobody judges.
    try sandbox.write("preset: viper\nexclude: [Pay]\n", to: ".viperlint.yml")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "excluded").status == 0)
  }

  /// What several projects share lies in none of them.
  @Test(arguments: ["house.yml", "style.cfg", "own.yml", "known.json"])
  func hookKnowsWhoUsesAStagedFile(_ name: String) throws {
    let sandbox = try emptyRepository()
    try sandbox.write(LoginModule.bad, to: "One/View.swift")
    try sandbox.write(LoginModule.rest, to: "One/Module.swift")
    try sandbox.write(
      "extends: [../lint/house.yml, ../lint/style.cfg]\nbaseline: ../lint/known.json\ncustom-rules: [../lint/own.yml]\n",
      to: "One/.viperlint.yml")
    let rule = "id: own-rule\nsummary: A router is a struct.\nconstraint: { shape: { what: { name: LoginRouter }, "
    let sound = [
      "house.yml": "preset: viper\n", "style.cfg": "rules: { router-uses-service: error }\n",
      "own.yml": rule + "must: { kind: class } } }\n",
    ]
    for (name, text) in sound { try sandbox.write(text, to: "lint/\(name)") }
    #expect(try sandbox.viperlint("-C", "One", "baseline", "write").status == 0)
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "frozen")
    try sandbox.viperlint("hook", "install")
    let changes = [
      "house.yml": "preset: vipre\n", "style.cfg": "rules: { view-uses-interacter: off }\n",
      "own.yml": rule + "must: { kind: struct } } }\n", "known.json": "{ \"version\": 1, \"findings\": [] }\n",
    ]
    let said = [
      "house.yml": "there is no preset", "style.cfg": "there is no rule", "own.yml": "[own-rule]",
      "known.json": "[view-uses-interactor]",
    ]
    let before = try sandbox.read("lint/\(name)")
    try sandbox.write(changes[name]!, to: "lint/\(name)")
    try sandbox.git("add", ".")
    // Not what lies in the folder.
    try sandbox.write(before, to: "lint/\(name)")
    let refused = try sandbox.git("commit", "-qm", "shared")
    #expect(refused.status != 0 && refused.said.contains(said[name]!), "\(refused.said)")
    try sandbox.git("add", ".")
    try sandbox.write(changes[name]!, to: "lint/\(name)")
    let passed = try sandbox.git("commit", "-qm", "shared", "--allow-empty")
    #expect(passed.status == 0, "\(passed.said)")
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

  /// Files that git is told not to look at are judged as they are staged, wherever and whether they lie in the folder.
  @Test func hookJudgesWhatIsNotCheckedOut() throws {
    let sandbox = try repository()
    try sandbox.write("sources: [App, Far]\n", to: ".viperlint.yml")
    try sandbox.write(LoginModule.rest, to: "Far/Module.swift")
    try FileManager.default.removeItem(atPath: sandbox.path("App/Module.swift"))
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "the parts lie apart")
    try sandbox.viperlint("hook", "install")
    #expect(try sandbox.git("sparse-checkout", "set", "App").status == 0)
    try #require(!FileManager.default.fileExists(atPath: sandbox.path("Far")), "the example is no sparse checkout")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let refused = try sandbox.git("commit", "-qam", "bad")
    #expect(refused.status != 0)
    #expect(refused.said.contains("[view-uses-interactor]"), "\(refused.said)")
    #expect(!refused.said.contains("cannot be read"))
    // The folder may hold anything in place of a file that git does not look at.
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "good", "--allow-empty").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    try sandbox.git("update-index", "--assume-unchanged", "App/View.swift")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qm", "bad").status != 0)
  }

  @Test func hookFindsTheConfigurationOfAFolderThatIsNotCheckedOut() throws {
    let sandbox = try repository()
    try sandbox.write(
      "sources: [Sources, ../Beside]\nrules: { view-uses-interactor: warning }\n", to: "One/.viperlint.yml")
    try sandbox.write(LoginModule.bad + LoginModule.rest, to: "One/Sources/Login.swift")
    try sandbox.write("struct Beside {}\n", to: "Beside/Beside.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "one")
    try sandbox.write(LoginModule.bad + LoginModule.rest + "// edited\n", to: "One/Sources/Login.swift")
    try sandbox.git("add", ".")
    for folder in ["One", "Beside"] { try FileManager.default.removeItem(atPath: sandbox.path(folder)) }
    let judged = try sandbox.viperlint("hook", "run")
    #expect(judged.status == 0)
    #expect(judged.out.contains("One/Sources/Login.swift:4:") && judged.out.contains("warning:"), "\(judged.said)")
  }

  @Test func hookLooksForSourcesAmongWhatIsStaged() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    // Staged, and gone from the folder.
    try sandbox.write("sources: [App, Modules/*/Sources]\n", to: ".viperlint.yml")
    try sandbox.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "A"), to: "Modules/A/Sources/A.swift")
    try sandbox.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "A"), to: "Modules/A/Sources/B.swift")
    try sandbox.git("add", ".")
    try FileManager.default.removeItem(atPath: sandbox.path("Modules"))
    let gone = try sandbox.git("commit", "-qm", "bad")
    #expect(gone.status != 0 && gone.said.contains("Modules/A/Sources/A.swift:4:"), "\(gone.said)")
    // In the folder, and not staged.
    try sandbox.write("sources: [App, New]\n", to: ".viperlint.yml")
    try sandbox.git("rm", "-rqf", "--cached", "Modules")
    try sandbox.git("add", ".viperlint.yml")
    try sandbox.write("struct New {}\n", to: "New/New.swift")
    let new = try sandbox.git("commit", "-qm", "new")
    #expect(new.status != 0 && new.said.contains(".viperlint.yml:1:16: error: `sources:` names `New`"), "\(new.said)")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "new").status == 0)
  }

  @Test func hookLooksThroughLinks() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("Link"), withDestinationPath: "App")
    try sandbox.write("sources: [Link]\n", to: ".viperlint.yml")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "link").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    // Good on disk, bad in the index.
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    let refused = try sandbox.git("commit", "-qm", "bad")
    #expect(refused.status != 0 && refused.said.contains("Link/View.swift:4:"), "\(refused.said)")
  }

  @Test func hookHasNothingToSayAboutOtherFiles() throws {
    // No Swift at all, and no configuration.
    let documents = try emptyRepository()
    try documents.viperlint("hook", "install")
    for name in ["notes.md", "data.json", "site.yml"] {
      try documents.write("{}\n", to: name)
      try documents.git("add", ".")
      let passed = try documents.git("commit", "-qm", name)
      #expect(passed.status == 0 && passed.said.isEmpty, "\(passed.said)")
    }
    // Beside Swift, too.
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    try sandbox.write("{}\n", to: "data.json")
    try sandbox.git("add", ".")
    let passed = try sandbox.git("commit", "-qm", "data")
    #expect(passed.status == 0 && passed.said.isEmpty, "\(passed.said)")
    // The last Swift file of a repository may go; that of a project is missed.
    try sandbox.git("rm", "-rq", "App")
    #expect(try sandbox.git("commit", "-qm", "gone").status == 0)
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.git("add", ".")
    let empty = try sandbox.git("commit", "-qm", "configured")
    #expect(empty.status != 0 && empty.said.contains("there is no Swift file to check here"), "\(empty.said)")
  }

  @Test func hookNoticesWhatSomebodyHasChangedInIt() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    let path = ".git/hooks/pre-commit"
    let original = try sandbox.read(path)
    let edits = [
      original.replacingOccurrences(of: "exec ", with: "make lint || exit 1\nexec "), original + "echo done\n",
      original.replacingOccurrences(of: "hook run", with: "hook run --strict"),
    ]
    for edited in edits {
      try sandbox.write(edited, to: path)
      for verb in ["install", "uninstall"] {
        let refused = try sandbox.viperlint("hook", verb)
        #expect(refused.status == 2 && refused.err.contains("edited since; --force"), "\(refused.err)")
        #expect(try sandbox.read(path) == edited)
      }
    }
    #expect(try sandbox.viperlint("hook", "install", "--force").status == 0)
    #expect(try sandbox.read(path) == original)
    // With other flags it is still as viperlint wrote it.
    #expect(try sandbox.viperlint("hook", "install", "--strict").status == 0)
    #expect(try sandbox.read(path).contains("hook run --strict\n"))
    try sandbox.write(edits[0], to: path)
    #expect(try sandbox.viperlint("hook", "uninstall", "--force").status == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(path)))
  }

  @Test func hookKeepsALinkThatLeadsNowhere() throws {
    let sandbox = try repository()
    let path = sandbox.path(".git/hooks/pre-commit")
    try? FileManager.default.createDirectory(
      atPath: sandbox.path(".git/hooks"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../scripts/later.sh")
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "bad").status != 0)
    // Once it leads somewhere it is run.
    try sandbox.write("#!/bin/sh\necho \"I am $(basename \"$0\")\"\nexit 1\n", to: "scripts/later.sh")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("scripts/later.sh")], in: nil)
    #expect(try sandbox.git("commit", "-qam", "bad").said.contains("I am pre-commit\n"))
    #expect(try sandbox.viperlint("hook", "uninstall").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../../scripts/later.sh")
  }

  /// Programs that manage hooks look at the name and the folder of the script.
  @Test(arguments: [
    ("#!/bin/sh -e", #". "$(dirname "$0")/_/manager.sh"; [ -z "" ] && false"#),
    ("#!/usr/bin/env bash", #"set -eu; source "$(dirname -- "${BASH_SOURCE[0]}")/_/manager.sh"; exit 1"#),
    ("#! /bin/sh", #"trap 'exit 1' EXIT; . "$(dirname "$0")/_/manager.sh""#),
    ("#!/usr/bin/env sh", #". "$(dirname "$(dirname "$0")")/hooks/_/manager.sh"; exit 1"#),
  ])
  func hookLeavesItsNameToTheOneBefore(_ first: String, _ script: String) throws {
    let sandbox = try repository()
    try sandbox.write("#!/bin/sh\necho not me\n", to: ".git/hooks/_/pre-commit")
    try sandbox.write("echo \"I am $(basename \"$0\")\"\n", to: ".git/hooks/_/manager.sh")
    try sandbox.write(first + "\n" + script + "\n", to: ".git/hooks/pre-commit")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path(".git/hooks/pre-commit")], in: nil)
    try sandbox.write("text", to: "note.txt")
    try sandbox.git("add", ".")
    let alone = try sandbox.git("commit", "-qm", "note")
    try #require(alone.status != 0 && alone.said.contains("I am pre-commit"), "\(alone.said)")
    try sandbox.viperlint("hook", "install")
    let kept = try sandbox.git("commit", "-qm", "note")
    #expect(kept.status != 0 && kept.said == alone.said, "\(kept.said)")
    try sandbox.viperlint("hook", "uninstall")
    #expect(try sandbox.read(".git/hooks/pre-commit") == first + "\n" + script + "\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path(".git/hooks"))
    #expect(!names.contains { $0.contains("viperlint") })
  }

  /// Many find their repository by their own path, and then delete or rewrite something in it.
  @Test(arguments: [
    ("#!/bin/bash", #"cd "$(dirname "${BASH_SOURCE[0]}")/../.."; pwd -P; exit 1"#),
    (
      "#!/bin/bash",
      #"main() { cd "$(dirname "$0")/../.." && pwd -P; exit 1; }; if [[ "${BASH_SOURCE[0]}" == "$0" ]]; then main; fi"#
    ),
    ("#!/bin/sh", #"cd "$(dirname "$0")/../.."; pwd -P; exit 1"#),
    ("#!/bin/bash", #"(return 0 2>/dev/null) && exit 0; cd "$(dirname "$0")/../.."; pwd -P; exit 1"#),
    (
      "#!/usr/bin/env python3",
      "import os, sys\na = os.path.abspath(__file__)\nfor _ in range(3): a = os.path.dirname(a)\nprint(a)\nsys.exit(1)"
    ),
    ("#!/usr/bin/perl", "use Cwd 'abs_path'; print abs_path($0 . '/../../..'), \"\\n\"; exit 1;"),
    ("", #"cd "$(dirname "$0")/../.."; pwd -P; exit 1"#),
  ])
  func hookRunsTheOneBeforeWhereItLies(_ first: String, _ script: String) throws {
    let sandbox = try repository()
    try sandbox.write(first + "\n" + script + "\n", to: ".git/hooks/pre-commit")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path(".git/hooks/pre-commit")], in: nil)
    try sandbox.write("text", to: "note.txt")
    try sandbox.git("add", ".")
    let alone = try sandbox.git("commit", "-qm", "note")
    try #require(alone.status != 0 && alone.said.contains(sandbox.folder.path + "\n"), "\(alone.said)")
    try sandbox.viperlint("hook", "install")
    let kept = try sandbox.git("commit", "-qm", "note")
    #expect(kept.status != 0 && kept.said == alone.said, "\(kept.said)")
  }

  /// pre-commit keeps a hook that it finds as `pre-commit.legacy` and calls it.
  @Test func hookMayBeKeptByAnother() throws {
    let sandbox = try repository()
    let hooks = ".git/hooks/"
    let other = """
      #!/bin/sh
      # File generated by pre-commit: https://pre-commit.com
      if [ -n "$PRE_COMMIT_RUNNING_LEGACY" ]; then echo "a bug, says pre-commit"; exit 1; fi
      echo other
      export PRE_COMMIT_RUNNING_LEGACY=1
      h="$(dirname "$0")/pre-commit.legacy"
      [ ! -x "$h" ] || "$h" "$@"

      """
    func installOther() throws {
      try? FileManager.default.removeItem(atPath: sandbox.path(hooks + "pre-commit.legacy"))
      if FileManager.default.fileExists(atPath: sandbox.path(hooks + "pre-commit")) {
        try FileManager.default.moveItem(
          atPath: sandbox.path(hooks + "pre-commit"), toPath: sandbox.path(hooks + "pre-commit.legacy"))
      }
      try sandbox.write(other, to: hooks + "pre-commit")
      try Sandbox.run("/bin/chmod", ["+x", sandbox.path(hooks + "pre-commit")], in: nil)
    }
    func refusal() throws -> String {
      try sandbox.write(LoginModule.bad, to: "App/View.swift")
      let refused = try sandbox.git("commit", "-qam", "bad")
      #expect(refused.status != 0)
      return refused.said
    }
    func count(_ word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

    try sandbox.viperlint("hook", "install")
    try installOther()
    let again = try sandbox.viperlint("hook", "install", "--strict")
    #expect(again.status == 0 && again.err.contains("pre-commit.legacy checks what is staged"), "\(again.err)")
    #expect(try sandbox.read(hooks + "pre-commit") == other)
    #expect(try sandbox.read(hooks + "pre-commit.legacy").contains("hook run --strict"))
    var said = try refusal()
    #expect(count("other\n", in: said) == 1 && count("[view-uses-interactor]", in: said) == 1, "\(said)")
    #expect(try sandbox.viperlint("hook", "uninstall").status == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path(hooks + "pre-commit.legacy")))
    #expect(try sandbox.read(hooks + "pre-commit") == other)

    // The other one first, then ours, then the other one once more: each keeps the other.
    try sandbox.viperlint("hook", "install")
    try installOther()
    said = try refusal()
    #expect(count("other\n", in: said) == 1 && count("[view-uses-interactor]", in: said) == 1, "\(said)")
    #expect(!said.contains("a bug"), "\(said)")
    // And without pre-commit's word for it.
    for name in ["pre-commit", "pre-commit.before-viperlint"] {
      let text = try sandbox.read(hooks + name).replacingOccurrences(of: "PRE_COMMIT_RUNNING_LEGACY", with: "SOMETHING")
      try sandbox.write(
        text.replacingOccurrences(of: "echo \"a bug, says pre-commit\"; exit 1", with: ":"), to: hooks + name)
    }
    said = try refusal()
    #expect(count("[view-uses-interactor]", in: said) == 1, "\(said)")
  }

  @Test func hookNamesAConfigurationForEveryClone() throws {
    let sandbox = try repository()
    try sandbox.write("rules: { view-uses-interactor: off }\n", to: "lint/own.yml")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "configuration")
    let inside = try Sandbox.run(
      Sandbox.executable, ["hook", "install", "--config", "own.yml"],
      in: URL(fileURLWithPath: sandbox.path("lint")))
    #expect(inside.status == 0)
    #expect(try sandbox.read(".git/hooks/pre-commit").contains("hook run --config lint/own.yml\n"))
    // A worktree has the same hook and its own file.
    try sandbox.git("worktree", "add", "-q", "-b", "side", "Side")
    try sandbox.write("rules: { view-uses-interactor: error }\n", to: "lint/own.yml")
    try sandbox.write(LoginModule.bad, to: "Side/App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "passes there", at: "Side").status == 0)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    #expect(try sandbox.git("commit", "-qam", "and not here").status != 0)
    // What lies elsewhere has one place for all.
    let elsewhere = try Sandbox()
    try elsewhere.write("preset: viper\n", to: "own.yml")
    #expect(try sandbox.viperlint("hook", "install", "--config", elsewhere.path("own.yml")).status == 0)
    #expect(try sandbox.read(".git/hooks/pre-commit").contains("--config \(elsewhere.path("own.yml"))\n"))
    let missing = try sandbox.viperlint("hook", "install", "--config", "nowhere.yml")
    #expect(missing.status == 2 && missing.err.contains("there is no file `nowhere.yml`"))
  }

  @Test func hookReadsOddNamesAndManyFiles() throws {
    let sandbox = try repository()
    try sandbox.viperlint("hook", "install")
    let names = ["With Blank", "two\nlines", "say \"it\"", "Größe", "tab\there"]
    for name in names {
      try sandbox.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "L"), to: "App/\(name)/View.swift")
    }
    for number in 0..<300 { try sandbox.write("struct S\(number) {}\n", to: "App/Many/S\(number).swift") }
    try sandbox.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "L"), to: "App/L.swift")
    try sandbox.git("add", ".")
    // All of it is edited once more, so that all of it comes out of git.
    for name in names { try sandbox.write("// not staged\n", to: "App/\(name)/View.swift") }
    for number in 0..<300 { try sandbox.write(LoginModule.bad, to: "App/Many/S\(number).swift") }
    let refused = try sandbox.viperlint("hook", "run", environment: ["NO_COLOR": "1"])
    #expect(refused.status == 1)
    #expect(refused.out.components(separatedBy: "[view-uses-interactor]").count - 1 == names.count, "\(refused.out)")
  }

  @Test func hookJudgesWhatASubmoduleBrings() throws {
    let sandbox = try repository()
    let other = try repository()
    try other.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "Old"), to: "App/OldModule.swift")
    try other.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "Old"), to: "App/Old.swift")
    try other.git("add", ".")
    try other.git("commit", "-qm", "old")
    try sandbox.git("-c", "protocol.file.allow=always", "submodule", "-q", "add", other.folder.path, "Sub")
    try sandbox.git("commit", "-qm", "submodule")
    try sandbox.viperlint("hook", "install")
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
      try sandbox.git("config", key, value, at: "Sub")
    }
    func bump(_ view: String) throws -> Sandbox.Outcome {
      try sandbox.write(view, to: "Sub/App/View.swift")
      #expect(try sandbox.git("commit", "-qam", "edited", at: "Sub").status == 0)
      try sandbox.git("add", "Sub")
      return try sandbox.git("commit", "-qm", "bump")
    }
    #expect(try bump(LoginModule.good + "\n").status == 0)
    let refused = try bump(LoginModule.bad)
    #expect(refused.status != 0)
    #expect(refused.said.contains("Sub/App/View.swift:4:") && !refused.said.contains("Old.swift"), "\(refused.said)")
    // Whatever git was told not to show of it.
    try sandbox.git("config", "submodule.Sub.ignore", "all")
    #expect(try sandbox.git("commit", "-qm", "bump").said.contains("Sub/App/View.swift:4:"))
    try sandbox.git("config", "--unset", "submodule.Sub.ignore")
    // A worktree tells its hooks by the environment where its repository is.
    try sandbox.git("reset", "-q")
    try sandbox.git("worktree", "add", "-q", "-b", "side", "Side")
    try sandbox.git("-c", "protocol.file.allow=always", "submodule", "-q", "update", "--init", at: "Side")
    try sandbox.git("fetch", "-q", sandbox.path("Sub"), "HEAD", at: "Side/Sub")
    try sandbox.git("checkout", "-q", "FETCH_HEAD", at: "Side/Sub")
    let there = try sandbox.git("commit", "-qam", "bump", at: "Side")
    #expect(there.status != 0)
    #expect(there.said.contains("Sub/App/View.swift:4:") && !there.said.contains("Old.swift"), "\(there.said)")
  }
}
