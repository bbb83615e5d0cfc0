import SourceText

/// The git repository that a folder lies in. Paths are absolute.
public struct Git: Sendable {
  /// The top folder of the work tree, symbolic links resolved.
  public let top: String
  /// How it is asked.
  private let manners: GitManners

  /// Why git did not answer.
  public struct Refusal: Error, Sendable, Equatable {
    /// A clause, or the first line of what git itself says, behind `git says: `.
    public var message: String
    /// It would keep us waiting as long again.
    var isSilence = false
    /// What git exits with; nil: it did not come to that.
    var status: Int32?
    /// There is no repository to ask, in the words of a git that speaks English; in others it is just a refusal.
    public var isNowhere: Bool { message.contains("not a git repository") }
  }

  /// The repository of a folder, or why there is none.
  public static func repository(of folder: String) -> Result<Git, Refusal> {
    let question = ["rev-parse", "--show-toplevel", "--absolute-git-dir"]
    let nobody = GitManners(environment: GitEnvironment.none)
    let answer = ask(in: folder, question, nobody)
    // The user may have the repository of a folder elsewhere, and say so.
    if case .failure(let refusal) = answer, refusal.isNowhere, environmentVariable("GIT_DIR") != nil {
      return ask(in: folder, question, GitManners()).flatMap {
        let top = realPath(line($0)) ?? line($0)
        return GitManners().withoutFilters(of: top).map { Git(top: top, manners: $0) }
      }
    }
    return answer.flatMap { answer in
      let lines = answer.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      guard lines.count > 1, let top = lines.first, SlashPath.isAbsolute(top) else {
        return .failure(Refusal(message: "git does not say where the repository is"))
      }
      let root = realPath(top) ?? top
      // A repository's own settings may say that its work tree is the whole machine.
      guard isTaken(SlashPath.joined(root, ".git")) else {
        return .failure(
          Refusal(message: "the work tree of this repository is `\(root)` (`core.worktree`), which has no `.git`"))
      }
      let manners = GitManners(environment: GitEnvironment.changes(top: root, directory: lines.last ?? ""))
      return manners.withoutFilters(of: root).map { Git(top: root, manners: $0) }
    }
  }

  private init(top: String, manners: GitManners) {
    self.top = top
    self.manners = manners
  }

  /// The commit at which the work tree left a revision: what happened there since is the work of other people.
  func forkPoint(from revision: String) -> Result<String, Refusal> {
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
      let fork = Git.line(bytes)
      return fork.isEmpty ? .failure(Refusal(message: "git names no commit where it ought to")) : .success(fork)
    }
    let reason =
      isShallow
      ? "this clone is shallow, and its history ends before the point where HEAD left it; fetch more of it, e.g. with "
        + "`git fetch --unshallow` (`fetch-depth: 0` in GitHub Actions)"
      : "it has no common history with HEAD"
    return .failure(Refusal(message: reason))
  }

  /// Whether there is a commit to compare with.
  public var hasCommit: Bool { id("HEAD^{commit}") != nil }

  /// The id of what some words name; nil where they name nothing.
  func id(_ words: String...) -> String? {
    (try? ask(["rev-parse", "--verify", "--quiet"] + words).get()).map(Git.line).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Some of the history was not fetched.
  private var isShallow: Bool {
    if case .success(let answer) = ask(["rev-parse", "--is-shallow-repository"]) { return Git.line(answer) == "true" }
    return false
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

  /// The Swift code of files that the next commit deletes, and those whose code this clone does not have.
  public func codeDeletedByStage() -> Result<(code: [UInt8], unknown: [String]), Refusal> {
    // Before the first commit there is nothing to delete.
    guard id("HEAD") != nil else { return .success(([], [])) }
    return names(["diff", "--cached", "--name-only", "--no-renames", "--diff-filter=D", "-z", "HEAD", "--"]).map {
      content(of: $0.filter { $0.hasSuffix(".swift") }, at: "HEAD")
    }
  }

  /// Files whose content in the folder is not what is staged, missing ones included.
  public func filesEditedSinceStaged() -> Result<[String], Refusal> {
    names(["diff", "--name-only", "--no-renames", "--ignore-submodules=all", "-z", "--"])
  }

  /// Files that are not what the last commit has, in the folder or staged.
  func filesEditedSinceCommit() -> Result<[String], Refusal> {
    // Before the first commit there is nothing that git could give back.
    guard id("HEAD") != nil else { return names(["ls-files", "-z"]) }
    let list = ["--name-only", "--no-renames", "--ignore-submodules=all", "-z", "HEAD", "--"]
    return names(["diff"] + list).flatMap { edited in names(["diff", "--cached"] + list).map { edited + $0 } }
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
    ask(["rev-parse", "--git-path", "hooks"], asksForHooks: true).map { SlashPath.joined(top, Git.line($0)) }
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

  /// - Parameters:
  ///   - input: what git reads.
  ///   - asksForHooks: the question is where hooks lie.
  func ask(_ arguments: [String], input: [UInt8]? = nil, asksForHooks: Bool = false) -> Result<[UInt8], Refusal> {
    var manners = manners
    manners.hidesHooks = !asksForHooks
    return Git.ask(in: top, arguments, input: input, manners)
  }

  /// - Parameter folder: where git is asked.
  static func ask(
    in folder: String, _ arguments: [String], input: [UInt8]? = nil, _ manners: GitManners
  ) -> Result<[UInt8], Refusal> {
    let seconds: Double
    switch GitManners.limit(environmentVariable(GitManners.limitName)) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let limit): seconds = limit
    }
    let words = ["-C", folder] + manners.arguments + GitManners.harmless(arguments)
    guard let outcome = runProgram("git", words, input: input, environment: manners.variables, within: seconds) else {
      return .failure(Refusal(message: "git cannot be started"))
    }
    switch outcome.end {
    case .status(0): return .success(outcome.output)
    case .timeIsOver:
      let limit = "\(Int(seconds)) second\(seconds == 1 ? "" : "s")"
      return .failure(
        Refusal(
          message: "git has not answered within \(limit); `\(GitManners.limitName)` sets another limit",
          isSilence: true))
    case .tooMuchOutput: return .failure(Refusal(message: "git says more than 1 GiB"))
    case .status(let status): return .failure(Refusal(message: "git says: " + complaint(outcome), status: status))
    case .signal: return .failure(Refusal(message: "git says: " + complaint(outcome)))
    }
  }

  private static func complaint(_ outcome: ProgramOutcome) -> String {
    outcome.complaint.split(separator: "\n").first.map(String.init) ?? "nothing, but fails"
  }

  static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
