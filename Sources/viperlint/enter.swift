import SourceText
import Workspace

/// The way in: reads the command line and goes to the command that it names.
func enter(arguments: [String]) -> ExitCode {
  takeFailedWritesAsAnswers()
  let console = Console(color: nil, isQuiet: false)
  let request = parseArguments(arguments) { isDirectory(SlashPath.joined(workingDirectory(), $0)) != nil }
  switch request {
  case .help(let command):
    return print(command.map { helpText(of: $0) } ?? helpText(), on: console)
  case .version:
    return print("viperlint \(toolVersion)\n", on: console)
  case .mistake(let message):
    console.complain(message)
    console.say("Try `viperlint --help`.\n")
    return .untrustworthy
  case .run(let invocation):
    // The system passes bytes, and a name that is not UTF-8 would silently become another one.
    let odd = invocation.values.filter { $0.value.contains { $0.contains("\u{FFFD}") } }.keys.map(\.rawValue)
    if let flag = odd.min(), !areArgumentsUTF8() {
      console.complain("the value of `--\(flag)` is not UTF-8")
      return .untrustworthy
    }
    if let folder = invocation.value(.directory), let problem = changeWorkingDirectory(to: folder) {
      console.complain("cannot run in `\(folder)`: \(problem.reason)")
      return .untrustworthy
    }
    if let problem = missingWorkingDirectory() {
      console.complain("the working directory is gone: \(problem.reason)")
      return .untrustworthy
    }
    return run(invocation, Console(color: invocation.value(.color), isQuiet: invocation.has(.quiet)))
  }
}

private func areArgumentsUTF8() -> Bool {
  (0..<Int(CommandLine.argc)).allSatisfy { number in
    CommandLine.unsafeArgv[number].map { String(validatingCString: $0) != nil } ?? true
  }
}

private func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
  switch invocation.command {
  case .check: check(invocation, paths: invocation.operands, console)
  case .rules: listRules(invocation, console)
  case .explain: explain(invocation, console)
  case .why: why(invocation, console)
  case .roles: listRoles(invocation, console)
  case .modules: listModules(invocation, console)
  case .facts: listFacts(invocation, console)
  case .graph: drawGraph(invocation, console)
  case .baseline: keepBaseline(invocation, console)
  case .config: showConfiguration(invocation, console)
  case .completions: print(completions(for: invocation.operands[0]), on: console)
  case .hook: hook(invocation, console)
  case .initialize: initialize(invocation, console)
  case .test: testRules(invocation, console)
  case .watch: watch(invocation, console)
  case .lsp: serveLanguage(invocation, console)
  case .mcp: serveAssistant(invocation, console)
  }
}

/// Prints results that cannot fail.
func print(_ text: String, on console: Console) -> ExitCode {
  console.write(text) ? .clean : .untrustworthy
}
