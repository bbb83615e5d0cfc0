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
/// reported touches a staged file; a change of the configuration asks about everything.
private func runHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  var standin = Standin()
  let staged: [String]
  switch git.filesStaged().flatMap({ staged in
    git.filesEditedSinceStaged().flatMap { edited in git.untracked(withIgnored: true).map { (staged, edited, $0) } }
  }) {
  case .failure(let refusal):
    console.complain(refusal.message)
    return .untrustworthy
  case .success(let answer):
    staged = answer.0
    for path in answer.1 where isOurs(path) {
      standin.overlay[path] = git.stagedContent(of: path)
      // Deleted in the folder and still staged is in the overlay; the other way round it is gone.
      if standin.overlay[path] == nil { standin.hidden.insert(path) }
    }
    standin.hidden.formUnion(answer.2.filter(isOurs))
  }
  guard staged.contains(where: isOurs) else { return .clean }
  let isConfigured = staged.contains { SlashPath.lastComponent(of: $0).hasPrefix(".viperlint") }
  standin.filter = isConfigured ? nil : staged
  return check(invocation, paths: [], standin: standin, console)
}

/// Sources, configurations, baselines and rule files.
private func isOurs(_ path: String) -> Bool {
  [".swift", ".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
}

/// What viperlint writes into `pre-commit`.
private let script = """
  #!/bin/sh
  # Made by `viperlint hook install`; `viperlint hook uninstall` takes it away.
  before="$(dirname "$0")/pre-commit.before-viperlint"
  if [ -x "$before" ]; then "$before" "$@" || exit $?; fi
  if ! command -v viperlint > /dev/null 2>&1; then
    echo "viperlint is not on the PATH; 'git commit --no-verify' commits without it" >&2
    exit 1
  fi
  exec viperlint hook run

  """
private let mark = "# Made by `viperlint hook install`"

private func installHook(_ git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  guard case .success(let folder) = git.hooksFolder() else {
    console.complain("git does not say where its hooks are")
    return .untrustworthy
  }
  let path = SlashPath.joined(folder, "pre-commit")
  let before = path + ".before-viperlint"
  if invocation.has(.dryRun) { return print("\(path):\n\(script)", on: console) }
  if let old = try? readFile(path).get(), !isOurHook(old) {
    if isDirectory(before) != nil && !invocation.has(.force) {
      console.complain("\(before) is there already; --force overwrites it")
      return .untrustworthy
    }
    if let problem = moveFile(path, to: before) { return fail(problem, console) }
    console.say("viperlint: the hook that was there is now \(before) and runs first\n")
  }
  if let problem = makeFolder(folder) { return fail(problem, console) }
  if let problem = writeFileAtomically(script.utf8, to: path, isExecutable: true) { return fail(problem, console) }
  console.say("viperlint: \(path) judges what is staged\n")
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
