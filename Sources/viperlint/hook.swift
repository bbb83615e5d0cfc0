import Workspace

/// `viperlint hook install|uninstall|run|agent`
func hook(_ invocation: Invocation, _ console: Console) -> ExitCode {
  // An assistant may work where there is no git.
  if invocation.operands[0] == "agent" { return runAgentHook(invocation, console) }
  switch Git.repository(of: workingDirectory()) {
  case .failure(let refusal):
    console.complain(refusal.message)
    return .untrustworthy
  case .success(let git):
    if invocation.operands[0] == "run" { return runHook(git, invocation, console) }
    guard case .success(let folder) = git.hooksFolder() else {
      console.complain("git does not say where its hooks are")
      return .untrustworthy
    }
    return invocation.operands[0] == "install"
      ? installHook(in: folder, of: git, invocation, console) : uninstallHook(in: folder, invocation, console)
  }
}
