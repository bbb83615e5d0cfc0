import SourceText
import Workspace

/// `viperlint hook install`: a hook that was there is kept beside ours, which runs it first.
func installHook(in folder: String, of git: Git, _ invocation: Invocation, _ console: Console) -> ExitCode {
  let path = placeOfHook(in: folder)
  let before = keptHook(in: folder)
  var flags = invocation.has(.strict) ? ["--strict"] : []
  if let given = invocation.value(.config) {
    let configuration = SlashPath.joined(workingDirectory(), given)
    guard isDirectory(configuration) == false else {
      console.complain("there is no file `\(given)`")
      return .untrustworthy
    }
    flags += ["--config", seenFromTop(configuration, of: git)]
  }
  let script = HookScript(flags: flags, executable: executablePath() ?? "viperlint")
  if invocation.has(.dryRun) { return print("\(path):\n\(script.text)", on: console) }
  if isDirectory(path) == true {
    console.complain("\(path) is a folder; git takes no hook from there")
    return .untrustworthy
  }
  var isMoved = false
  switch HookScript.state(at: path) {
  case .nothing, .untouched: break
  case .edited where !invocation.has(.force):
    console.complain("\(path) was made by viperlint and edited since; --force overwrites the edits")
    return .untrustworthy
  case .edited: break
  case .foreign:
    if isTaken(before) && !invocation.has(.force) {
      console.complain("\(before) is there already; --force overwrites it")
      return .untrustworthy
    }
    if let problem = moveFile(path, to: before) { return fail(problem, console) }
    isMoved = true
  }
  if let problem = makeFolder(folder) ?? writeFileAtomically(script.text.utf8, to: path, isExecutable: true) {
    // The hook that was there must still check commits if ours cannot be written.
    if isMoved, let other = moveFile(before, to: path) { _ = fail(other, console) }
    return fail(problem, console)
  }
  if isMoved {
    let fate = isExecutable(before) ? "runs first" : "does not run, as before: it is not executable"
    console.say("viperlint: the hook that was there is now \(before) and \(fate)\n")
  }
  console.say("viperlint: \(path) checks what is staged\n")
  if !git.owns(folder) {
    console.say("viperlint: warning: every repository that has this folder as its `core.hooksPath` uses it\n")
  }
  return .clean
}

/// `viperlint hook uninstall`: what was there before is there again.
func uninstallHook(in folder: String, _ invocation: Invocation, _ console: Console) -> ExitCode {
  let path = placeOfHook(in: folder)
  let before = keptHook(in: folder)
  switch HookScript.state(at: path) {
  case .untouched: break
  case .edited where invocation.has(.force): break
  case .edited:
    console.complain("\(path) was made by viperlint and edited since; --force removes it with the edits")
    return .untrustworthy
  case .nothing:
    console.complain("there is no hook at \(path)")
    return .untrustworthy
  case .foreign:
    console.complain("\(path) is not viperlint's; nothing was changed")
    return .untrustworthy
  }
  if invocation.has(.dryRun) { return print("remove \(path)\n", on: console) }
  let problem = isTaken(before) ? moveFile(before, to: path) : removeFile(path)
  if let problem { return fail(problem, console) }
  console.say("viperlint: \(path) is as it was before\n")
  return .clean
}

/// Where our hook lies or would lie. pre-commit, installed after it, has given it another name and calls it by that.
private func placeOfHook(in folder: String) -> String {
  let usual = SlashPath.joined(folder, "pre-commit")
  let legacy = usual + ".legacy"
  switch (HookScript.state(at: usual), HookScript.state(at: legacy)) {
  case (.foreign, .untouched), (.foreign, .edited): return legacy
  default: return usual
  }
}

private func keptHook(in folder: String) -> String { SlashPath.joined(folder, "pre-commit.before-viperlint") }

/// A path for the hook, which git starts in the top folder: another clone or worktree has its own file there.
private func seenFromTop(_ path: String, of git: Git) -> String {
  remainder(of: path, below: git.top) ?? realPath(path).flatMap { remainder(of: $0, below: git.top) } ?? path
}

private func fail(_ problem: FileProblem, _ console: Console) -> ExitCode {
  console.complain("\(problem.path): \(problem.reason)")
  return .untrustworthy
}
