import Foundation
import Testing

/// `--since` and `--report-only` in repositories of every kind.
@Suite(.enabled(if: (try? Sandbox.run("/usr/bin/env", ["git", "--version"], in: nil).status) == 0, "needs git"))
struct SinceTests {
  private static func view(_ name: String, isGood: Bool = false) -> String {
    """
    import UIKit
    final class \(name)ViewController: UIViewController {
      var presenter: \(name)Presenter!
      func tap() { presenter.\(isGood ? "" : "interactor.")logIn() }
    }
    """
  }
  private static func module(_ name: String) -> String {
    """
    final class \(name)Presenter { var interactor: \(name)Interactor!; var router: \(name)Router!; func logIn() {} }
    final class \(name)Interactor { func logIn() {} }
    final class \(name)Router {}
    """
  }

  /// A repository with an old finding in `App/Old`, and a sound module in `App/New`, in two commits.
  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try git(sandbox, "init", "-q", "-b", "main")
    try sandbox.write(Self.view("Old"), to: "App/Old/View.swift")
    try sandbox.write(Self.module("Old"), to: "App/Old/Module.swift")
    try commit(sandbox, "old")
    try sandbox.write(Self.view("New", isGood: true), to: "App/New/View.swift")
    try sandbox.write(Self.module("New"), to: "App/New/Module.swift")
    try commit(sandbox, "new")
    return sandbox
  }

  @discardableResult
  private func git(_ sandbox: borrowing Sandbox, in folder: String = "", _ arguments: String...) throws
    -> Sandbox.Outcome
  {
    let settings = [
      "user.name=Test", "user.email=test@example.com", "commit.gpgsign=false", "protocol.file.allow=always",
    ].flatMap { ["-c", $0] }
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["git"] + settings + arguments,
      in: folder.isEmpty ? sandbox.folder : sandbox.folder.appendingPathComponent(folder))
    #expect(outcome.status == 0, "git \(arguments): \(outcome.err)")
    return outcome
  }

  private func commit(_ sandbox: borrowing Sandbox, _ message: String) throws {
    try git(sandbox, "add", "-A")
    try git(sandbox, "commit", "-qm", message)
  }

  /// The paths of the findings of `viperlint check --since REVISION …`.
  private func found(
    _ sandbox: borrowing Sandbox, in folder: String = "", since revision: String, _ more: String...
  ) throws -> [String] {
    let outcome = try Sandbox.run(
      Sandbox.executable, ["check", "--format", "json", "--since", revision] + more,
      in: folder.isEmpty ? sandbox.folder : sandbox.folder.appendingPathComponent(folder))
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.out)\(outcome.err)")
    return try outcome.list("findings").compactMap { $0["path"] as? String }
  }

  @Test func whatIsOldIsNotReported() throws {
    let sandbox = try repository()
    #expect(try found(sandbox, since: "HEAD") == [])
    #expect(try found(sandbox, since: "HEAD~1") == [])
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    #expect(try found(sandbox, since: "HEAD") == ["App/New/View.swift"])
    try git(sandbox, "add", "-A")
    #expect(try found(sandbox, since: "HEAD") == ["App/New/View.swift"], "staged is changed, too")
    try commit(sandbox, "bad")
    #expect(try found(sandbox, since: "HEAD") == [])
    #expect(try found(sandbox, since: "HEAD~1") == ["App/New/View.swift"])
  }

  @Test func aPresenterThatMakesAViewGuilty() throws {
    let sandbox = try repository()
    // The view calls `presenter.helper.logIn()`; what the helper is the presenter decides.
    try sandbox.write(
      Self.view("New", isGood: true).replacingOccurrences(of: "presenter.logIn", with: "presenter.helper.logIn"),
      to: "App/New/View.swift")
    let helped = Self.module("New") + "\nfinal class Helper { func logIn() {} }\nextension NewPresenter {}\n"
    func presenter(_ type: String) -> String {
      helped.replacingOccurrences(of: "var router", with: "var helper: \(type)!; var router")
    }
    try sandbox.write(presenter("Helper"), to: "App/New/Module.swift")
    try commit(sandbox, "helper")
    #expect(try found(sandbox, since: "HEAD~1") == [])
    try sandbox.write(presenter("NewInteractor"), to: "App/New/Module.swift")
    #expect(try found(sandbox, since: "HEAD") == ["App/New/View.swift"])
    #expect(try git(sandbox, "diff", "--name-only").out == "App/New/Module.swift\n")
  }

  /// Whoever does it for the caller, offers a contract, or lets go: a change there makes somebody else guilty.
  @Test func aChangeElsewhereThatMakesSomebodyGuilty() throws {
    let sandbox = try repository()
    try sandbox.write(
      Self.view("New", isGood: true).replacingOccurrences(of: "presenter.logIn", with: "showHelp"),
      to: "App/New/View.swift")
    func helper(_ body: String) -> String {
      "import UIKit\nextension UIViewController { func showHelp() { \(body) } }\n"
    }
    try sandbox.write(helper(""), to: "App/Helper.swift")
    try commit(sandbox, "helper")
    try sandbox.write(
      helper("navigationController?.pushViewController(UIViewController(), animated: true)"), to: "App/Helper.swift")
    #expect(try found(sandbox, since: "HEAD").contains("App/New/View.swift"))
    try commit(sandbox, "guilty")
    try sandbox.write(
      "protocol NewPresenting: AnyObject {}\nextension NewPresenter: NewPresenting {}\n", to: "App/New/Contract.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--since", "HEAD")
    #expect(
      try outcome.list("findings").contains { $0["rule"] as? String == "concrete-collaborator" }, "\(outcome.out)")
  }

  /// Git has a word for each file whose line ends it would change; nobody must wait for its last one to be read.
  @Test func aTalkativeGitIsHeardOut() throws {
    let sandbox = try repository()
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    let real = try Sandbox.run("/bin/sh", ["-c", "command -v git"], in: nil).out.trimmingCharacters(
      in: .whitespacesAndNewlines)
    try sandbox.write(
      "#!/bin/sh\nhead -c 300000 /dev/zero | tr '\\0' 'w' >&2\nexec '\(real)' \"$@\"\n", to: "bin/git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/git"))
    let path = sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--since", "HEAD", environment: ["PATH": path])
    #expect(try outcome.list("findings").map { $0["path"] as? String } == ["App/New/View.swift"], "\(outcome.err)")
  }

  @Test func divergedBranchesMeetAtTheirMergeBase() throws {
    let sandbox = try repository()
    try git(sandbox, "checkout", "-qb", "feature")
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    try commit(sandbox, "bad on the branch")
    try git(sandbox, "checkout", "-q", "main")
    // Meanwhile somebody touches the old module on main, which is none of the branch's business.
    try sandbox.write(Self.module("Old") + "\n// edited\n", to: "App/Old/Module.swift")
    try commit(sandbox, "main goes on")
    try git(sandbox, "checkout", "-q", "feature")
    #expect(try found(sandbox, since: "main") == ["App/New/View.swift"])
    try git(sandbox, "tag", "-am", "there", "there", "main")
    #expect(try found(sandbox, since: "there") == ["App/New/View.swift"], "a tag of one's own is a revision, too")
  }

  @Test func renamedFilesAreChanged() throws {
    let sandbox = try repository()
    try git(sandbox, "mv", "App/Old/View.swift", "App/Old/Screen.swift")
    #expect(try found(sandbox, since: "HEAD") == ["App/Old/Screen.swift"])
    try commit(sandbox, "renamed")
    #expect(try found(sandbox, since: "HEAD~1") == ["App/Old/Screen.swift"])
    // Renamed in the folder only.
    try FileManager.default.moveItem(
      atPath: sandbox.path("App/Old/Screen.swift"), toPath: sandbox.path("App/Old/Again.swift"))
    #expect(try found(sandbox, since: "HEAD") == ["App/Old/Again.swift"])
  }

  @Test func aDeletionMakesAFindingVanish() throws {
    let sandbox = try repository()
    try FileManager.default.removeItem(atPath: sandbox.path("App/Old/Module.swift"))
    #expect(try found(sandbox, since: "HEAD") == [])
    #expect(try sandbox.viperlint("check", "--format", "json").list("findings").isEmpty)
  }

  @Test func aDeletionMakesAFindingAppear() throws {
    let sandbox = try repository()
    // Two declarations of one name: the nearer one is a mere helper, the other one an interactor.
    try sandbox.write(
      Self.view("New").replacingOccurrences(of: "interactor.", with: "helper."), to: "App/New/View.swift")
    try sandbox.write(
      Self.module("New").replacingOccurrences(of: "var router", with: "var helper: Helper!; var router"),
      to: "App/New/Module.swift")
    try sandbox.write("final class Helper { func logIn() {} }\n", to: "App/New/Helper.swift")
    try sandbox.write(
      "// viperlint:role interactor\nfinal class Helper { func logIn() {} }\n", to: "Other/Helper.swift")
    try commit(sandbox, "twins")
    let before = try sandbox.viperlint("check", "--format", "json").list("findings")
    try FileManager.default.removeItem(atPath: sandbox.path("App/New/Helper.swift"))
    let after = try sandbox.viperlint("check", "--format", "json").list("findings")
    try #require(after.count > before.count, "the example does not show what it should")
    #expect(try found(sandbox, since: "HEAD").contains("App/New/View.swift"))
    try commit(sandbox, "one is gone")
    #expect(try found(sandbox, since: "HEAD~1").contains("App/New/View.swift"))
    #expect(try found(sandbox, since: "HEAD") == [])
  }

  @Test func untrackedFilesAreChangedAndIgnoredOnesAreNot() throws {
    let sandbox = try repository()
    try sandbox.write(Self.view("Fresh"), to: "App/Fresh/View.swift")
    try sandbox.write(Self.module("Fresh"), to: "App/Fresh/Module.swift")
    #expect(try found(sandbox, since: "HEAD") == ["App/Fresh/View.swift"])
    try sandbox.write("App/Fresh\n", to: ".gitignore")
    #expect(try found(sandbox, since: "HEAD") == [])
  }

  @Test func aSubmoduleIsChangedAsAWhole() throws {
    let sandbox = try repository()
    let other = try repository()
    try git(sandbox, "submodule", "-q", "add", other.folder.path, "Sub")
    try commit(sandbox, "submodule")
    #expect(try found(sandbox, since: "HEAD") == [])
    // A new one is new as a whole.
    #expect(try found(sandbox, since: "HEAD~1").contains("Sub/App/Old/View.swift"))
    #expect(try found(sandbox, since: "HEAD~1", "Sub/App/New") == [])
    #expect(try found(sandbox, since: "HEAD~1", "Sub/App/Old") == ["Sub/App/Old/View.swift"])
    // Work in it that is not committed, committed in it, and recorded around it.
    try sandbox.write(Self.view("New"), to: "Sub/App/New/View.swift")
    #expect(try found(sandbox, since: "HEAD") == ["Sub/App/New/View.swift"])
    try sandbox.write(Self.view("More") + Self.module("More"), to: "Sub/App/More.swift")
    #expect(try found(sandbox, since: "HEAD") == ["Sub/App/More.swift", "Sub/App/New/View.swift"], "untracked")
    try git(sandbox, in: "Sub", "add", "-A")
    try git(sandbox, in: "Sub", "commit", "-qm", "bad")
    #expect(try found(sandbox, since: "HEAD") == ["Sub/App/More.swift", "Sub/App/New/View.swift"])
    try commit(sandbox, "record it")
    #expect(try found(sandbox, since: "HEAD") == [])
    #expect(try found(sandbox, since: "HEAD~1") == ["Sub/App/More.swift", "Sub/App/New/View.swift"])
    // Inside of it its own history counts.
    #expect(try found(sandbox, in: "Sub", since: "HEAD") == [])
    #expect(try found(sandbox, in: "Sub", since: "HEAD~1") == ["App/More.swift", "App/New/View.swift"])
  }

  @Test func aWorktreeIsARepository() throws {
    let sandbox = try repository()
    try git(sandbox, "worktree", "add", "-q", "-b", "side", "tree")
    try sandbox.write(Self.view("New"), to: "tree/App/New/View.swift")
    #expect(try found(sandbox, in: "tree", since: "main") == ["App/New/View.swift"])
    try git(sandbox, in: "tree", "commit", "-qam", "bad")
    #expect(try found(sandbox, in: "tree", since: "main") == ["App/New/View.swift"])
    #expect(try found(sandbox, in: "tree", since: "HEAD") == [])
  }

  @Test func aShallowCloneSaysWhatItLacks() throws {
    let sandbox = try repository()
    try git(sandbox, "checkout", "-qb", "feature")
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    try commit(sandbox, "bad")
    try git(sandbox, "checkout", "-q", "main")
    try sandbox.write("// on main\n", to: "App/Other.swift")
    try commit(sandbox, "main goes on")
    let clone = try Sandbox()
    try FileManager.default.removeItem(atPath: clone.path(".git"))
    let url = "file://" + sandbox.folder.path
    try git(clone, "clone", "-q", "--depth", "1", "--no-single-branch", "--branch", "feature", url, "deep")
    let folder = clone.folder.appendingPathComponent("deep")
    func run(_ revision: String) throws -> Sandbox.Outcome {
      try Sandbox.run(Sandbox.executable, ["check", "--since", revision], in: folder)
    }
    let cut = try run("origin/main")
    #expect(cut.status == 2)
    #expect(cut.out.contains("error: --since origin/main: this clone is shallow"), "\(cut.out)")
    #expect(cut.out.contains("git fetch --unshallow"))
    #expect(!cut.out.contains("View.swift"), "without an answer nothing is known to be new")
    let unknown = try run("HEAD~5")
    #expect(unknown.status == 2 && unknown.out.contains("this clone is shallow: fetch the revision first"))
    #expect(try run("main").out.contains("did you mean `origin/main`?"))
    try git(clone, in: "deep", "fetch", "-q", "--unshallow")
    #expect(try found(clone, in: "deep", since: "origin/main") == ["App/New/View.swift"])
  }

  @Test func strangersHaveNoCommonHistory() throws {
    let sandbox = try repository()
    try git(sandbox, "checkout", "-q", "--orphan", "stranger")
    try commit(sandbox, "alone")
    let outcome = try sandbox.viperlint("check", "--since", "main")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("--since main: it has no common history with HEAD"))
  }

  @Test func noRepositoryAtAll() throws {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try sandbox.write(Self.view("Old"), to: "A.swift")
    let outcome = try sandbox.viperlint("check", "--since", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("--since HEAD: git says: fatal: not a git repository"))
    let nobody = try sandbox.viperlint("check", "--since", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(nobody.status == 2)
    #expect(nobody.out.contains("--since HEAD: git cannot be started"))
  }

  @Test(arguments: ["nothing", "-n", "--output=stolen", "", "main..HEAD", "HEAD:App", "main\nHEAD", "^main", "@{u}"])
  func noRevision(_ revision: String) throws {
    let sandbox = try repository()
    let outcome = try sandbox.viperlint("check", "--since=\(revision)")
    #expect(outcome.status == 2, "\(outcome.out)\(outcome.err)")
    #expect((outcome.out + outcome.err).contains("--since"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("stolen")))
  }

  @Test func aRecipeWithoutABaseIsToldSo() throws {
    let sandbox = try repository()
    let slash = try sandbox.viperlint("check", "--since", "origin/")
    #expect(slash.status == 2 && slash.out.contains("no branch follows the slash"), "\(slash.out)")
    let zeros = try sandbox.viperlint("check", "--since", String(repeating: "0", count: 40))
    #expect(zeros.status == 2 && zeros.out.contains("the commit before the first push of a branch"), "\(zeros.out)")
  }

  @Test func aRepositoryWithoutACommit() throws {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try git(sandbox, "init", "-q")
    try sandbox.write(Self.view("Old"), to: "A.swift")
    #expect(try sandbox.viperlint("check", "--since", "HEAD").out.contains("git knows no revision `HEAD`"))
  }

  @Test(arguments: ["With Blank", "Größe", "say \"it\"", "日本", "tab\there", "back\\slash", "-dash", "emoji😀"])
  func pathsOfAllKinds(_ folder: String) throws {
    let sandbox = try repository()
    try git(sandbox, "config", "core.quotePath", "true")
    try sandbox.write(Self.view("Odd"), to: "App/\(folder)/View.swift")
    try sandbox.write(Self.module("Odd"), to: "App/\(folder)/Module.swift")
    let path = "App/\(folder)/View.swift"
    #expect(try found(sandbox, since: "HEAD") == [path], "untracked")
    try commit(sandbox, "odd")
    #expect(try found(sandbox, since: "HEAD~1") == [path], "committed")
    #expect(try found(sandbox, since: "HEAD") == [])
    try FileManager.default.removeItem(atPath: sandbox.path(path))
    #expect(try found(sandbox, since: "HEAD") == [], "deleted")
  }

  @Test func theWorkingDirectoryMayBeASubfolder() throws {
    let sandbox = try repository()
    try sandbox.write("sources: [App]\n", to: ".viperlint.yml")
    try commit(sandbox, "configured")
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    #expect(try found(sandbox, in: "App", since: "HEAD") == ["New/View.swift"])
    #expect(try found(sandbox, in: "App/Old", since: "HEAD") == ["../New/View.swift"])
    #expect(try found(sandbox, in: "App/Old", since: "HEAD", ".") == [])
    #expect(try found(sandbox, in: "App/Old", since: "HEAD", "..") == ["../New/View.swift"])
    // Without a configuration the working directory is the project.
    try FileManager.default.removeItem(atPath: sandbox.path(".viperlint.yml"))
    try git(sandbox, "commit", "-qm", "no longer configured", ".viperlint.yml")
    #expect(try found(sandbox, in: "App", since: "HEAD~2") == ["New/View.swift"])
    #expect(try found(sandbox, in: "App/Old", since: "HEAD") == [])
  }

  @Test func aFilteredRunCallsNothingStale() throws {
    let sandbox = try repository()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    try commit(sandbox, "baseline")
    try sandbox.write(Self.view("Old", isGood: true), to: "App/Old/View.swift")
    // Even where the baseline itself was touched.
    let frozen = try sandbox.read(".viperlint-baseline.json")
    try sandbox.write(
      frozen.replacingOccurrences(of: "\"count\":1", with: "\"count\":2"), to: ".viperlint-baseline.json")
    #expect(try sandbox.viperlint("check").status == 1)
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 0)
    #expect(try sandbox.viperlint("check", "--report-only", ".").status == 0)
    #expect(try sandbox.viperlint("check", "--only", "view-uses-interactor").status == 0)
    #expect(try sandbox.viperlint("check", "--skip", "view-uses-router").status == 0)
  }

  /// Whoever changes the rules asks about everything, as with `--report-only`.
  @Test func changedRulesAreAboutEverything() throws {
    let sandbox = try repository()
    let own = """
      id: router-is-a-struct
      summary: A router is a struct.
      constraint: { shape: { what: { name: OldRouter }, must: { kind: struct } } }

      """
    try sandbox.write("extends: house.yml\nbaseline: known.json\ncustom-rules: [own.yml]\n", to: ".viperlint.yml")
    try sandbox.write("rules: { view-uses-interactor: error }\n", to: "house.yml")
    try sandbox.write(own, to: "own.yml")
    try sandbox.write("{ \"version\": 1, \"findings\": [] }\n", to: "known.json")
    try sandbox.write("{}\n", to: "other.json")
    try sandbox.write("rules: { view-uses-interactor: error }\n", to: "Nested/.viperlint.yml")
    try sandbox.write("struct Nothing {}\n", to: "Nested/Nothing.swift")
    try commit(sandbox, "configured")
    #expect(try found(sandbox, since: "HEAD") == [])
    for name in [".viperlint.yml", "house.yml", "own.yml", "known.json", "Nested/.viperlint.yml"] {
      let before = try sandbox.read(name)
      try sandbox.write(before + "\n", to: name)
      let all = Set(try found(sandbox, since: "HEAD"))
      #expect(all == ["App/Old/View.swift", "App/Old/Module.swift"], "\(name)")
      #expect(try found(sandbox, since: "HEAD", "App/New") == [], "\(name): of what was asked about")
      try sandbox.write(before, to: name)
    }
    try sandbox.write("{ }\n", to: "other.json")
    #expect(try found(sandbox, since: "HEAD") == [])
    try FileManager.default.removeItem(atPath: sandbox.path("Nested/.viperlint.yml"))
    #expect(try found(sandbox, since: "HEAD").contains("App/Old/View.swift"), "one that is gone")
  }

  @Test func pathsAndRevisionTogether() throws {
    let sandbox = try repository()
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    try sandbox.write(Self.view("Old") + "// edited\n", to: "App/Old/View.swift")
    #expect(try found(sandbox, since: "HEAD") == ["App/New/View.swift", "App/Old/View.swift"])
    #expect(try found(sandbox, since: "HEAD", "App/New") == ["App/New/View.swift"])
    #expect(try found(sandbox, since: "HEAD", "--report-only", "App/Old/View.swift") == ["App/Old/View.swift"])
    #expect(try sandbox.viperlint("check", "--since", "HEAD", "App/Nowhere").status == 2)
  }

  /// Whoever asks may have come through a symbolic link, and git answers with real paths.
  @Test func linksLeadToTheSameFiles() throws {
    let sandbox = try repository()
    try sandbox.write("sources: [App]\n", to: ".viperlint.yml")
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("Link"), withDestinationPath: "App/New")
    try commit(sandbox, "configured")
    try sandbox.write(Self.view("New"), to: "App/New/View.swift")
    let outside = try Sandbox()
    try FileManager.default.createSymbolicLink(
      atPath: outside.path("door"), withDestinationPath: sandbox.folder.path)
    func found(_ arguments: String...) throws -> [String] {
      let outcome = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json"] + arguments, in: sandbox.folder)
      #expect(outcome.status != 2, "\(arguments): \(outcome.out)")
      return try outcome.list("findings").compactMap { $0["path"] as? String }
    }
    let door = outside.path("door")
    #expect(try found("--since", "HEAD", door) == [door + "/App/New/View.swift"])
    #expect(try found("--since", "HEAD", door + "/App").count == 1)
    #expect(try found("--since", "HEAD", door + "/App/Old").count == 0)
    #expect(try found("--since", "HEAD", "--config", door + "/.viperlint.yml").count == 1)
    #expect(try found("--since", "HEAD", "Link").count == 1)
    #expect(try found("--report-only", "Link").count == 1)
    #expect(try found("--report-only", "Link/View.swift").count == 1)
    #expect(try found("--report-only", door + "/App/New/View.swift").count == 1)
    #expect(try found("--report-only", door + "/App/New/Module.swift").count == 1)
    #expect(try found(door + "/App/New/View.swift").count == 1)
    // A source folder that is a link is changed where it leads to.
    try sandbox.write("sources: [App/Old, Link]\n", to: ".viperlint.yml")
    try git(sandbox, "commit", "-qm", "other sources", ".viperlint.yml")
    #expect(try found("--since", "HEAD") == ["Link/View.swift"])
  }
}
