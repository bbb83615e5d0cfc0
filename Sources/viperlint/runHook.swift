import LintRules
import Linter
import SourceText
import Workspace

/// Judges what is staged: the content that the next commit will have, and nothing that only lies in the folder. What is
/// reported touches a staged file. Where a repository holds several projects, each with a configuration of its own,
/// those are judged that the commit touches, each together with those that lie in it.
func runHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  let (staged, next, overlay): ([String], [StagedFile], Overlay)
  switch look(at: git) {
  case .failure(let refusal):
    console.complain(refusal.message)
    return .untrustworthy
  case .success(let answer): (staged, next, overlay) = answer
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
  let given = invocation.value(.config)
  func project(of path: String) -> String {
    func topmost(above path: String) -> String? { findTopmostConfiguration(above: path, isThere: overlay.isThere) }
    // The way up from a file of a submodule ends in its own top folder.
    return given ?? topmost(above: path) ?? topmost(above: git.top) ?? ""
  }
  let configurations = given.map { [$0] } ?? next.filter { $0.kind != .submodule }.map(\.path).filter(isConfiguration)
  let users = usersOfSharedFiles(among: staged, configurations, invocation, overlay)
  let submodules = Set(next.filter { $0.kind == .submodule }.map(\.path))
  var projects: [String: [String]] = [:]
  for path in staged {
    var concerned = Set((users[path] ?? []).map(project(of:)))
    if isOurs(path) || submodules.contains(path) { concerned.insert(project(of: path)) }
    for project in concerned { projects[project, default: []].append(path) }
  }
  var worst = ExitCode.clean
  for (configuration, files) in projects.sorted(by: { $0.key < $1.key }) {
    if configuration.isEmpty && !matters(files, overlay) { continue }
    var overlay = overlay
    overlay.filter = files
    overlay.start = configuration.isEmpty ? git.top : configuration
    let code = check(invocation, paths: [], overlay: overlay, console)
    if code.rawValue > worst.rawValue { worst = code }
  }
  return worst
}

/// Staged files that configurations extend, or take their rules or their known findings from, with those
/// configurations.
private func usersOfSharedFiles(
  among staged: [String], _ configurations: [String], _ invocation: Invocation, _ overlay: Overlay
) -> [String: [String]] {
  let candidates = Set(staged.filter { SourceKind($0) == nil })
  if candidates.isEmpty { return [:] }
  let names = Set(candidates.map { Array(SlashPath.lastComponent(of: $0).utf8) })
  var users: [String: [String]] = [:]
  let here = workingDirectory()
  for path in configurations {
    if let text = try? overlay.read(path).get(), !mayUse(names, text) && !candidates.contains(path) { continue }
    let loaded = filesOfConfiguration(
      at: path, countsFromHere: invocation.has(.config), workingDirectory: here, read: overlay.read)
    var files = loaded.files
    if let named = loaded.configuration.baseline {
      let effective = EffectiveConfiguration(
        folder: invocation.has(.config) ? here : SlashPath.folder(of: path),
        rulebook: Rulebook(preset: "", configuration: loaded.configuration))
      files.insert(SlashPath.joined(effective.folder(of: "baseline", workingDirectory: here), named))
    }
    files.formUnion(files.compactMap(realPath))
    for file in files.intersection(candidates) { users[file, default: []].append(path) }
  }
  return users
}

/// Whether a configuration may take something from a file of such a name. A tree may hold hundreds of configurations,
/// and most commits with a picture or a text in them concern none: only those are read for good that name it, or that
/// extend others, which may. (Escapes can spell any name.)
private func mayUse(_ names: Set<[UInt8]>, _ text: [UInt8]) -> Bool {
  func mentions(_ word: some Collection<UInt8>) -> Bool { text.firstRange(of: word) != nil }
  return mentions("extends".utf8) || mentions("\\".utf8) || names.contains { mentions($0) }
}

/// What is staged, what the commit will have, and what has to stand in for the disk so that only that is seen.
private func look(
  at git: Git
) -> Result<(staged: [String], next: [StagedFile], overlay: Overlay), Git.Refusal> {
  git.filesStaged().flatMap { staged in
    git.filesOfNextCommit().flatMap { next in
      git.filesEditedSinceStaged().flatMap { edited in
        git.untracked(withIgnored: true).flatMap { untracked in
          let edited = Set(edited)
          // What git was told not to look at may be edited, too, or not be there at all.
          let apart = next.filter { $0.kind == .file && ($0.isUnwatched || edited.contains($0.path)) }
          let ours = apart.filter { isOurs($0.path) }
          return git.codeDeletedByStage().flatMap { deleted in
            git.contents(of: Set(ours.map(\.object)).sorted()).map { contents in
              var overlay = Overlay()
              overlay.tree = FileTree(next, below: git.top)
              for file in ours { overlay.contents[file.path] = contents[file.object] }
              // A configuration may extend whatever file: what that holds is asked for then.
              overlay.git = git
              for file in apart where overlay.contents[file.path] == nil { overlay.objects[file.path] = file.object }
              overlay.deletedTypes = Set(typeNames(in: deleted.code))
              overlay.unknownDeletions = deleted.unknown
              overlay.hidden = Set(untracked)
              // What waits for a merge is neither this nor that.
              overlay.hidden.formUnion(edited.subtracting(next.map(\.path)))
              let changed = Set(staged)
              let submodules = next.filter { $0.kind == .submodule && changed.contains($0.path) }
              let inside = submodules.flatMap { submodule in
                git.filesStaged(in: submodule).filter { isOurs($0) || $0 == submodule.path }
              }
              return (changed.subtracting(submodules.map(\.path)).sorted() + inside, next, overlay)
            }
          }
        }
      }
    }
  }
}

/// Sources; configurations, baselines and rule files are mostly called so, too.
private func isOurs(_ path: String) -> Bool {
  SourceKind(path) != nil || [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
}

/// Whether files that no configuration speaks of are of interest: other people's YAML is not, nor is a repository
/// without Swift.
private func matters(_ files: [String], _ overlay: Overlay) -> Bool {
  let hasSwift = overlay.tree?.hasFile(endingWith: ".swift") != false
  return files.contains { path in
    if overlay.tree?.isBehindDoor(path) == true { return true }
    return hasSwift
      && (SourceKind(path) != nil || isConfiguration(path) || SlashPath.lastComponent(of: path) == usualBaselineName)
  }
}
