import SourceText

extension Git {
  /// What has changed since some revision.
  public struct Changes: Sendable, Equatable {
    /// Edited, added, renamed (by both names), deleted, and not known to git yet; sorted. Of a submodule what changed
    /// in it, or its folder where its git does not know the old commit.
    public var paths: [String] = []
    /// The Swift code of files that are gone.
    public var deletedCode: [UInt8] = []
    /// Files that are gone, and whose code this clone does not have.
    public var unknownCode: [String] = []
  }

  /// What has changed since the point where the work tree left a revision.
  public func changes(since revision: String) -> Result<Changes, Refusal> {
    forkPoint(from: revision).flatMap { difference(from: $0) }
  }

  /// What has changed since a commit. Submodules are asked one by one: for its own answer about them git would start
  /// another one, which obeys their settings.
  private func difference(from commit: String) -> Result<Changes, Refusal> {
    let list = ["diff", "--name-only", "--no-renames", "--ignore-submodules=dirty", "-z"]
    return names(list + [commit, "--"]).flatMap { changed in
      names(list + ["--diff-filter=D", commit, "--"]).flatMap { deleted in
        untracked().flatMap { new in
          filesOfNextCommit().map { next in
            let gone = deleted.filter { $0.hasSuffix(".swift") && isDirectory($0) == nil }
            var changes = Changes()
            (changes.deletedCode, changes.unknownCode) = content(of: gone, at: commit)
            let moved = Set(changed + new)
            let submodules = next.filter { $0.kind == .submodule && !moved.contains($0.path) }.map(\.path)
            for path in moved.union(submodules) {
              let inside = isDirectory(path) == true ? changesInSubmodule(path, since: commit) : nil
              changes.paths += inside?.paths ?? (moved.contains(path) ? [path] : [])
              changes.deletedCode += inside?.deletedCode ?? []
              changes.unknownCode += inside?.unknownCode ?? []
            }
            changes.paths = Set(changes.paths).sorted()
            return changes
          }
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

  /// What files held at a commit, one after the other, and those of which git does not know it. A few at a time: a
  /// command line has its limits.
  func content(of paths: [String], at commit: String) -> (code: [UInt8], unknown: [String]) {
    var (code, unknown): ([UInt8], [String]) = ([], [])
    func add(_ some: ArraySlice<String>) {
      let objects = some.compactMap { remainder(of: $0, below: top).map { "\(commit):\($0)" } }
      if let answer = try? ask(["show", "--end-of-options"] + objects).get() {
        code += answer
      } else if some.count > 1 {
        for path in some { add([path]) }
      } else {
        unknown += some
      }
    }
    for start in stride(from: 0, to: paths.count, by: 100) { add(paths[start..<min(start + 100, paths.count)]) }
    return (code, unknown)
  }
}
