import SourceText

/// The git repository that a folder lies in. Paths are absolute.
public struct Git: Sendable {
  /// The top folder of the work tree, symbolic links resolved.
  public let top: String
  /// What git would take from our environment and shall not: in a hook that speaks of one repository, whichever is
  /// asked.
  private let environment: [String: String?]

  /// Why git did not answer.
  public struct Refusal: Error, Sendable, Equatable {
    /// A clause, or the first line of what git itself says, behind `git says: `.
    public var message: String
    /// There is no repository to ask, in the words of a git that speaks English; in others it is just a refusal.
    public var isNowhere: Bool { message.contains("not a git repository") }
  }

  /// The repository of a folder, or why there is none.
  public static func repository(of folder: String) -> Result<Git, Refusal> {
    let question = ["rev-parse", "--show-toplevel", "--absolute-git-dir"]
    let answer = ask(in: folder, question, GitEnvironment.none)
    // Somebody may keep the repository of a folder elsewhere, and say so.
    if case .failure(let refusal) = answer, refusal.isNowhere, environmentVariable("GIT_DIR") != nil {
      return ask(in: folder, question, [:]).map { Git(top: realPath(line($0)) ?? line($0), environment: [:]) }
    }
    return answer.map { answer in
      let lines = answer.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      let top = realPath(lines.first ?? "") ?? lines.first ?? ""
      return Git(top: top, environment: GitEnvironment.changes(top: top, directory: lines.last ?? ""))
    }
  }

  /// The repository of a submodule.
  init(submodule top: String) {
    self.init(top: top, environment: GitEnvironment.none)
  }

  private init(top: String, environment: [String: String?]) {
    self.top = top
    self.environment = environment
  }

  /// What has changed since some revision.
  public struct Changes: Sendable, Equatable {
    /// Edited, added, renamed (by both names), deleted, and not known to git yet; sorted. Of a submodule what changed
    /// in it, or its folder where its git does not know the old commit.
    public var paths: [String] = []
    /// The Swift code of files that are gone.
    public var deletedCode: [UInt8] = []
  }

  /// What has changed since the point where the work tree left a revision.
  public func changes(since revision: String) -> Result<Changes, Refusal> {
    forkPoint(from: revision).flatMap { difference(from: $0) }
  }

  /// What has changed since a commit.
  private func difference(from commit: String) -> Result<Changes, Refusal> {
    let list = ["diff", "--name-only", "--no-renames", "--ignore-submodules=none", "-z"]
    return names(list + [commit, "--"]).flatMap { changed in
      names(list + ["--diff-filter=D", commit, "--"]).flatMap { deleted in
        untracked().map { new in
          var changes = Changes()
          changes.deletedCode = content(
            of: deleted.filter { $0.hasSuffix(".swift") && isDirectory($0) == nil }, at: commit)
          for path in changed + new {
            let inside = isDirectory(path) == true ? changesInSubmodule(path, since: commit) : nil
            changes.paths += inside?.paths ?? [path]
            changes.deletedCode += inside?.deletedCode ?? []
          }
          changes.paths = Set(changes.paths).sorted()
          return changes
        }
      }
    }
  }

  /// A submodule's commit is recorded in the repository around it. Nil where it is new, or its git does not know that
  /// one.
  private func changesInSubmodule(_ path: String, since commit: String) -> Changes? {
    guard let relative = remainder(of: path, below: top),
      let recorded = id("--end-of-options", "\(commit):\(relative)"),
      case .success(let git) = Git.repository(of: path), git.top != top
    else { return nil }
    return try? git.difference(from: recorded).get()
  }

  /// The commit at which the work tree left a revision: what happened there since is somebody else's.
  private func forkPoint(from revision: String) -> Result<String, Refusal> {
    guard !revision.isEmpty, let commit = id("--end-of-options", revision + "^{commit}") else {
      var message = "git knows no revision `\(revision)`"
      if revision.hasSuffix("/") {
        message += ": no branch follows the slash; in GitHub Actions only a pull request has a `github.base_ref`"
      } else if revision.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) {
        message += ": zeros stand for the commit before the first push of a branch, and there is none"
      } else if id("--end-of-options", "origin/\(revision)^{commit}") != nil {
        message += "; did you mean `origin/\(revision)`?"
      } else if isShallow {
        message += ", and this clone is shallow: fetch the revision first"
      }
      return .failure(Refusal(message: message))
    }
    if case .success(let bytes) = ask(["merge-base", "--", commit, "HEAD"]) {
      return .success(Git.line(bytes))
    }
    let reason =
      isShallow
      ? "this clone is shallow, and its history ends before the point where HEAD left it; fetch more of it, e.g. with "
        + "`git fetch --unshallow` (`fetch-depth: 0` in GitHub Actions)"
      : "it has no common history with HEAD"
    return .failure(Refusal(message: reason))
  }

  /// The id of what some words name; nil where they name nothing.
  func id(_ words: String...) -> String? {
    (try? ask(["rev-parse", "--verify", "--quiet"] + words).get()).map(Git.line)
  }

  /// Some of the history was not fetched.
  private var isShallow: Bool {
    if case .success(let answer) = ask(["rev-parse", "--is-shallow-repository"]) { return Git.line(answer) == "true" }
    return false
  }

  /// What files held at a commit, one after the other. A few at a time: a command line has its limits.
  private func content(of paths: [String], at commit: String) -> [UInt8] {
    let objects = paths.compactMap { remainder(of: $0, below: top).map { "\(commit):\($0)" } }
    return stride(from: 0, to: objects.count, by: 100).flatMap { start -> [UInt8] in
      let some = objects[start..<min(start + 100, objects.count)]
      return (try? ask(["show", "--no-textconv", "--end-of-options"] + some).get()) ?? []
    }
  }

  /// Files that the next commit changes. A merge changes what it does not simply take from one side.
  public func filesStaged() -> Result<[String], Refusal> {
    // A submodule's own settings must not hide that it moves.
    let list = ["diff", "--cached", "--name-only", "--no-renames", "--ignore-submodules=none", "-z"]
    let changed = names(list + ["--"])
    guard case .success(let ours) = changed, let other = id("MERGE_HEAD") else { return changed }
    return names(list + [other, "--"]).map { theirs in
      let theirs = Set(theirs)
      return ours.filter { theirs.contains($0) }
    }
  }

  /// The Swift code of files that the next commit deletes.
  public func codeDeletedByStage() -> Result<[UInt8], Refusal> {
    // Before the first commit there is nothing to delete.
    guard id("HEAD") != nil else { return .success([]) }
    return names(["diff", "--cached", "--name-only", "--no-renames", "--diff-filter=D", "-z", "HEAD", "--"]).map {
      content(of: $0.filter { $0.hasSuffix(".swift") }, at: "HEAD")
    }
  }

  /// Files whose content in the folder is not what is staged, missing ones included.
  public func filesEditedSinceStaged() -> Result<[String], Refusal> {
    names(["diff", "--name-only", "--no-renames", "-z", "--"])
  }

  /// Files that are not what the last commit has, in the folder or staged.
  func filesEditedSinceCommit() -> Result<[String], Refusal> {
    // Before the first commit there is nothing that git could give back.
    guard id("HEAD") != nil else { return names(["ls-files", "-z"]) }
    return names(["diff", "--name-only", "--no-renames", "-z", "HEAD", "--"]).flatMap { edited in
      names(["diff", "--cached", "--name-only", "--no-renames", "-z", "HEAD", "--"]).map { edited + $0 }
    }
  }

  /// Files that git knows, and those among them whose changes it does not show (`assume-unchanged`, `skip-worktree`) or
  /// that wait for a merge.
  func filesTracked() -> Result<(all: [String], unwatched: [String]), Refusal> {
    ask(["ls-files", "-v", "-z"]).map { bytes in
      var (all, unwatched): ([String], [String]) = ([], [])
      // `H path`: a letter for the state, a blank, the path.
      for entry in bytes.split(separator: 0) where entry.count > 2 {
        let path = SlashPath.joined(top, String(decoding: entry.dropFirst(2), as: UTF8.self))
        all.append(path)
        if entry.first != UInt8(ascii: "H") { unwatched.append(path) }
      }
      return (all, unwatched)
    }
  }

  /// Files that git does not know, ignored ones included where asked for.
  public func untracked(withIgnored: Bool = false) -> Result<[String], Refusal> {
    names(["ls-files", "--others", "-z"] + (withIgnored ? [] : ["--exclude-standard"]))
  }

  /// The folder that git looks into for hooks: `core.hooksPath` and worktrees are honoured.
  public func hooksFolder() -> Result<String, Refusal> {
    ask(["rev-parse", "--git-path", "hooks"]).map { SlashPath.joined(top, Git.line($0)) }
  }

  /// Whether a folder lies in the work tree or in what git keeps beside it, and thus concerns this repository alone.
  public func owns(_ folder: String) -> Bool {
    let kept = ask(["rev-parse", "--git-common-dir"]).map { SlashPath.joined(top, Git.line($0)) }
    let folder = realPath(folder) ?? folder
    return [top, (try? kept.get()) ?? top].contains { remainder(of: folder, below: realPath($0) ?? $0) != nil }
  }

  func names(_ arguments: [String]) -> Result<[String], Refusal> {
    ask(arguments).map { bytes in
      bytes.split(separator: 0).map { SlashPath.joined(top, String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// - Parameter input: what git reads.
  func ask(_ arguments: [String], input: [UInt8]? = nil) -> Result<[UInt8], Refusal> {
    Git.ask(in: top, arguments, input: input, environment)
  }

  private static func ask(
    in folder: String, _ arguments: [String], input: [UInt8]? = nil, _ environment: [String: String?]
  ) -> Result<[UInt8], Refusal> {
    guard let outcome = runProgram("git", ["-C", folder] + arguments, input: input, environment: environment) else {
      return .failure(Refusal(message: "git cannot be started"))
    }
    if outcome.status == 0 { return .success(outcome.output) }
    let complaint = outcome.complaint.split(separator: "\n").first.map(String.init)
    return .failure(Refusal(message: "git says: " + (complaint ?? "nothing, but fails")))
  }

  static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
