import Linter
import SourceText
import Workspace

/// `viperlint hook install|uninstall|run`
func hook(_ invocation: Invocation, _ console: Console) -> ExitCode {
  switch Git.repository(of: workingDirectory()) {
  case .failure(let refusal):
    console.complain(refusal.message)
    return .untrustworthy
  case .success(let git):
    switch invocation.operands[0] {
    case "install": return installHook(git, invocation, console)
    case "uninstall": return uninstallHook(git, invocation, console)
    default: return runHook(git, invocation, console)
    }
  }
}

/// Judges what is staged: the content that the next commit will have, and nothing that only lies in the folder. What is
/// reported touches a staged file. Where a repository holds several projects, each with a configuration of its own, those
/// are judged that the commit touches.
private func runHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
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
  let ours = staged.filter(isOurs)
  let projects = Dictionary(grouping: ours) {
    invocation.value(.config) ?? findConfiguration(above: $0, isThere: standin.isThere) ?? ""
  }
  var worst = ExitCode.clean
  for (configuration, files) in projects.sorted(by: { $0.key < $1.key }) {
    var standin = standin
    standin.filter = files
    standin.start = configuration.isEmpty ? git.top : SlashPath.folder(of: configuration)
    let code = check(invocation, paths: [], standin: standin, console)
    if code.rawValue > worst.rawValue { worst = code }
  }
  return worst
}

/// What is staged, and what has to stand in for the disk so that only that is seen.
private func look(at git: Git) -> Result<(staged: [String], standin: Standin), Git.Refusal> {
  git.filesStaged().flatMap { staged in
    git.filesEditedSinceStaged().flatMap { edited in
      git.untracked(withIgnored: true).map { untracked in
        var standin = Standin()
        for path in edited where isOurs(path) {
          standin.overlay[path] = git.stagedContent(of: path)
          // Deleted in the folder and still staged is in the overlay; the other way round it is gone.
          if standin.overlay[path] == nil { standin.hidden.insert(path) }
        }
        standin.hidden.formUnion(untracked)
        return (staged, standin)
      }
    }
  }
}

/// Sources, configurations, baselines and rule files.
private func isOurs(_ path: String) -> Bool {
  [".swift", ".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
}

/// What viperlint writes into `pre-commit`. Programs with windows often commit with a short `PATH`, so the executable that
/// installed the hook is named, too.
private func script(_ invocation: Invocation) -> String {
  var flags = ""
  if invocation.has(.strict) { flags += " --strict" }
  if let configuration = invocation.value(.config) {
    flags += " --config \(quoted(SlashPath.joined(workingDirectory(), configuration)))"
  }
  return """
    #!/bin/sh
    \(mark); `viperlint hook uninstall` takes it away.
    before="$(dirname "$0")/pre-commit.before-viperlint"
    if [ -x "$before" ]; then "$before" "$@" || exit $?; fi
    viperlint=viperlint
    command -v viperlint > /dev/null 2>&1 || viperlint=\(quoted(executablePath() ?? "viperlint"))
    if ! command -v "$viperlint" > /dev/null 2>&1; then
      echo "viperlint is not on the PATH; 'git commit --no-verify' commits without it" >&2
      exit 1
    fi
    exec "$viperlint" hook run\(flags)

    """
}

private let mark = "# Made by `viperlint hook install`"

/// A word for a shell.
private func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

private func installHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  guard case .success(let folder) = git.hooksFolder() else {
    console.complain("git does not say where its hooks are")
    return .untrustworthy
  }
  let path = SlashPath.joined(folder, "pre-commit")
  let before = path + ".before-viperlint"
  if invocation.has(.dryRun) { return print("\(path):\n\(script(invocation))", on: console) }
  if let old = try? readFile(path).get(), !isOurHook(old) {
    if isDirectory(before) != nil && !invocation.has(.force) {
      console.complain("\(before) is there already; --force overwrites it")
      return .untrustworthy
    }
    if let problem = moveFile(path, to: before) { return fail(problem, console) }
    console.say("viperlint: the hook that was there is now \(before) and runs first\n")
  }
  if let problem = makeFolder(folder) { return fail(problem, console) }
  if let problem = writeFileAtomically(script(invocation).utf8, to: path, isExecutable: true) {
    return fail(problem, console)
  }
  console.say("viperlint: \(path) judges what is staged\n")
  if !git.owns(folder) {
    console.say("viperlint: warning: every repository that has this folder as its `core.hooksPath` uses it\n")
  }
  return .clean
}

private func uninstallHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  guard case .success(let folder) = git.hooksFolder() else {
    console.complain("git does not say where its hooks are")
    return .untrustworthy
  }
  let path = SlashPath.joined(folder, "pre-commit")
  guard let old = try? readFile(path).get(), isOurHook(old) else {
    console.complain("\(path) is not viperlint's; nothing was changed")
    return .untrustworthy
  }
  let before = path + ".before-viperlint"
  if invocation.has(.dryRun) { return print("remove \(path)\n", on: console) }
  let problem = isDirectory(before) != nil ? moveFile(before, to: path) : removeFile(path)
  if let problem { return fail(problem, console) }
  console.say("viperlint: \(path) is as it was before\n")
  return .clean
}

private func isOurHook(_ bytes: [UInt8]) -> Bool { String(decoding: bytes, as: UTF8.self).contains(mark) }

private func fail(_ problem: FileProblem, _ console: Console) -> ExitCode {
  console.complain("\(problem.path): \(problem.reason)")
  return .untrustworthy
}
