import Linter
import SourceText
import Workspace

/// Judges what is staged: the content that the next commit will have, and nothing that only lies in the folder. What is
/// reported touches a staged file. Where a repository holds several projects, each with a configuration of its own, those
/// are judged that the commit touches.
func runHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  let (staged, standin): ([String], Standin)
  switch look(at: git) {
  case .failure(let refusal):
    console.complain(refusal.message)
    return .untrustworthy
  case .success(let answer): (staged, standin) = answer
  }
  var invocation = invocation
  if let given = invocation.value(.config) {
    invocation.values[.config] = [SlashPath.joined(workingDirectory(), given)]
  }
  // Without a configuration the project is the repository.
  if let problem = changeWorkingDirectory(to: git.top) {
    console.complain("\(problem.path): \(problem.reason)")
    return .untrustworthy
  }
  func configuration(above path: String) -> String? { findConfiguration(above: path, isThere: standin.isThere) }
  let projects = Dictionary(grouping: staged) {
    // The way up from a file of a submodule ends in its own top folder.
    invocation.value(.config) ?? configuration(above: $0) ?? configuration(above: git.top) ?? ""
  }
  var worst = ExitCode.clean
  for (configuration, files) in projects.sorted(by: { $0.key < $1.key }) {
    if configuration.isEmpty && !matters(files, standin) { continue }
    var standin = standin
    standin.filter = files
    standin.start = configuration.isEmpty ? git.top : configuration
    let code = check(invocation, paths: [], standin: standin, console)
    if code.rawValue > worst.rawValue { worst = code }
  }
  return worst
}

/// What of interest is staged, and what has to stand in for the disk so that only that is seen.
private func look(at git: Git) -> Result<(staged: [String], standin: Standin), Git.Refusal> {
  git.filesStaged().flatMap { staged in
    git.filesOfNextCommit().flatMap { next in
      git.filesEditedSinceStaged().flatMap { edited in
        git.untracked(withIgnored: true).flatMap { untracked in
          let edited = Set(edited)
          // What git was told not to look at may be edited, too, or not be there at all.
          let apart = next.filter {
            $0.kind == .file && isOurs($0.path) && ($0.isUnwatched || edited.contains($0.path))
          }
          return git.contents(of: Set(apart.map(\.object)).sorted()).map { contents in
            var standin = Standin()
            standin.tree = FileTree(next, below: git.top)
            for file in apart { standin.overlay[file.path] = contents[file.object] }
            standin.hidden = Set(untracked)
            // What waits for a merge is neither this nor that.
            standin.hidden.formUnion(edited.subtracting(next.map(\.path)))
            let changed = Set(staged)
            let submodules = next.filter { $0.kind == .submodule && changed.contains($0.path) }
            let inside = submodules.flatMap { submodule in
              git.filesStaged(in: submodule).filter { isOurs($0) || $0 == submodule.path }
            }
            return (staged.filter(isOurs) + inside, standin)
          }
        }
      }
    }
  }
}

/// Sources, configurations, baselines and rule files.
private func isOurs(_ path: String) -> Bool {
  [".swift", ".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
}

/// Whether files that no configuration speaks of are of interest: other people's YAML is not, nor is a repository without
/// Swift.
private func matters(_ files: [String], _ standin: Standin) -> Bool {
  let hasSwift = standin.tree?.hasFile(endingWith: ".swift") != false
  return files.contains { path in
    if standin.tree?.isBehindDoor(path) == true { return true }
    return hasSwift
      && (path.hasSuffix(".swift") || isConfiguration(path) || SlashPath.lastComponent(of: path) == usualBaselineName)
  }
}
