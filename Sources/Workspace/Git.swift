import SourceText

/// The git repository that a folder lies in. Paths are absolute.
public struct Git: Sendable {
  /// The top folder of the work tree.
  public let top: String

  /// Why git did not answer.
  public struct Refusal: Error, Sendable, Equatable {
    public var message: String
  }

  /// The repository of a folder, or why there is none.
  public static func repository(of folder: String) -> Result<Git, Refusal> {
    ask(in: folder, ["rev-parse", "--show-toplevel"]).map { Git(top: line($0)) }
  }

  /// Files that differ from the point where the work tree left a revision: edited, added, renamed (by both names), and
  /// files that git does not know yet. Of a submodule its folder.
  public func filesChanged(since revision: String) -> Result<[String], Refusal> {
    let base = ask(["merge-base", "--", revision, "HEAD"])
    // A shallow clone may not reach back to the fork; then the revision itself is compared with.
    let start: String
    switch base {
    case .success(let bytes): start = Git.line(bytes)
    case .failure:
      switch ask(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) {
      case .success(let bytes): start = Git.line(bytes)
      case .failure: return .failure(Refusal(message: "git knows no revision `\(revision)`"))
      }
    }
    return names(["diff", "--name-only", "--no-renames", "-z", start, "--"]).flatMap { changed in
      untracked().map { (changed + $0).sorted() }
    }
  }

  /// Files that the next commit changes. A merge changes what it does not simply take from one side.
  public func filesStaged() -> Result<[String], Refusal> {
    let changed = names(["diff", "--cached", "--name-only", "--no-renames", "-z", "--"])
    guard case .success(let ours) = changed,
      case .success(let other) = ask(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"])
    else { return changed }
    return names(["diff", "--cached", "--name-only", "--no-renames", "-z", Git.line(other), "--"]).map { theirs in
      let theirs = Set(theirs)
      return ours.filter { theirs.contains($0) }
    }
  }

  /// Files whose content in the folder is not what is staged, missing ones included.
  public func filesEditedSinceStaged() -> Result<[String], Refusal> {
    names(["diff", "--name-only", "--no-renames", "-z", "--"])
  }

  /// Files that are not what the last commit has, in the folder or staged.
  func filesEditedSinceCommit() -> Result<[String], Refusal> {
    // Before the first commit there is nothing that git could give back.
    guard case .success = ask(["rev-parse", "--verify", "--quiet", "HEAD"]) else { return names(["ls-files", "-z"]) }
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

  /// The staged content of a file; nil where none is staged.
  public func stagedContent(of path: String) -> [UInt8]? {
    guard let relative = remainder(of: path, below: top) else { return nil }
    return try? ask(["cat-file", "blob", ":" + relative]).get()
  }

  /// The folder that git looks into for hooks: `core.hooksPath` and worktrees are honoured.
  public func hooksFolder() -> Result<String, Refusal> {
    ask(["rev-parse", "--git-path", "hooks"]).map { SlashPath.joined(top, Git.line($0)) }
  }

  /// Whether a folder lies in the work tree or in what git keeps beside it, and thus concerns this repository alone.
  public func owns(_ folder: String) -> Bool {
    let kept = ask(["rev-parse", "--git-common-dir"]).map { SlashPath.joined(top, Git.line($0)) }
    return [top, (try? kept.get()) ?? top].contains { remainder(of: folder, below: $0) != nil }
  }

  private func names(_ arguments: [String]) -> Result<[String], Refusal> {
    ask(arguments).map { bytes in
      bytes.split(separator: 0).map { SlashPath.joined(top, String(decoding: $0, as: UTF8.self)) }
    }
  }

  private func ask(_ arguments: [String]) -> Result<[UInt8], Refusal> { Git.ask(in: top, arguments) }

  private static func ask(in folder: String, _ arguments: [String]) -> Result<[UInt8], Refusal> {
    guard let outcome = runProgram("git", ["-C", folder] + arguments) else {
      return .failure(Refusal(message: "git cannot be started"))
    }
    if outcome.status == 0 { return .success(outcome.output) }
    let complaint = outcome.complaint.split(separator: "\n").first.map(String.init)
    return .failure(Refusal(message: "git says: " + (complaint ?? "nothing, but fails")))
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
