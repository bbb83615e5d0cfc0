import SourceText

/// What git knows of a file.
public enum CommitState: Sendable, Equatable {
  /// The last commit has it as it is now.
  case committed
  /// It has changes, staged or not, that no commit has. Also where git was told not to look (`assume-unchanged`).
  case edited
  /// No commit has it.
  case untracked
  /// It lies in no repository.
  case outside
  /// Git does not answer; why.
  case unknown(String)
}

/// What git knows of files, by their absolute paths. Files of submodules and of repositories inside others are asked
/// about in their own.
public func commitStates(of paths: [String]) -> [String: CommitState] {
  var states: [String: CommitState] = [:]
  var repositories: [String: RepositoryState] = [:]
  var silence: Git.Refusal?
  var gitOfFolder: [String: Result<Git, Git.Refusal>] = [:]
  for path in paths {
    let real = realPath(path) ?? path
    // A file that a known repository has needs no further question.
    if let known = repositories.values.first(where: { $0.tracked.contains(real) }) {
      states[path] = known.state(of: real)
      continue
    }
    let folder = SlashPath.folder(of: real)
    let git = silence.map { .failure($0) } ?? gitOfFolder[folder] ?? Git.repository(of: folder)
    gitOfFolder[folder] = git
    // What does not answer once is not waited for again.
    if case .failure(let refusal) = git, refusal.isSilence { silence = refusal }
    switch git {
    case .failure(let refusal): states[path] = refusal.isNowhere ? .outside : .unknown(refusal.message)
    case .success(let git):
      let repository = repositories[git.top] ?? RepositoryState(git)
      repositories[git.top] = repository
      states[path] = repository.state(of: real)
    }
  }
  return states
}

/// The files that one repository has, and those that differ from its last commit.
private struct RepositoryState {
  var tracked: Set<String> = []
  var edited: Set<String> = []
  var refusal: String?

  init(_ git: Git) {
    switch git.filesEditedSinceCommit().flatMap({ edited in git.filesTracked().map { (edited, $0) } }) {
    case .failure(let refusal): self.refusal = refusal.message
    case .success(let answer):
      edited = Set(answer.0 + answer.1.unwatched)
      tracked = Set(answer.1.all)
    }
  }

  func state(of path: String) -> CommitState {
    if let refusal { return .unknown(refusal) }
    if !tracked.contains(path) { return .untracked }
    return edited.contains(path) ? .edited : .committed
  }
}
