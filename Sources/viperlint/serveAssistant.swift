import LanguageServer
import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint mcp`: answers a coding assistant on standard input and output until it closes the pipe.
func serveAssistant(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var session = AssistantSession()
  var project = LiveProject(folder: workingDirectory(), flags: invocation.values)
  let access = AssistantAccess(
    version: toolVersion,
    call: { tool, arguments in project.answer(tool, arguments) },
    rules: {
      project.refresh()
      return project.rules.map { ($0.rule.id, $0.rule.summary) }
    })
  var reader = MessageReader(.lines)
  let input = InputStream(descriptor: 0)
  while true {
    switch input.next(within: 60) {
    case .nothing: continue
    case .ended: return .clean
    case .bytes(let bytes): reader.take(bytes)
    }
    var queue: [IncomingMessage] = []
    while let piece = reader.next() { queue += decodeMessages(piece) }
    for message in withoutCancelled(queue, by: ("notifications/cancelled", "requestId")) {
      guard let answer = session.respond(to: message, access) else { continue }
      guard writeBytes(frame(answer.json, .lines), to: 1) == .written else { return .clean }
    }
  }
}

extension LiveProject {
  /// Assistants do not say when they have written a file. What they last asked `check` about says nothing of the rest.
  mutating func refresh() {
    ask([:], [])
    _ = check(overlay: [:], isDiskNew: true)
  }

  /// The rules of all configurations.
  var rules: [RuleInForce] {
    guard let examination else { return [] }
    return rulesInForce(examination.configurations)
  }

  /// What a tool says.
  mutating func answer(_ tool: AssistantTool, _ arguments: [String: String]) -> Result<String, RPCError> {
    switch tool {
    case .check: return checkForAssistant(arguments)
    case .why:
      refresh()
      return why(about: arguments["name"] ?? "")
    case .explain:
      refresh()
      let id = arguments["rule"] ?? ""
      if let text = explainRule(id) { return .success(text) }
      return unknown("rule", id, among: rules.map(\.rule.id))
    case .modules:
      refresh()
      var map = types()
      if let name = arguments["name"]?.lowercased(), !name.isEmpty {
        map.types.removeAll { $0.module?.lowercased().contains(name) != true }
        map.edges = []
      }
      let text = renderModules(
        map, findings: examination?.report.findings ?? [], asJSON: false, in: Surroundings(toolVersion: toolVersion))
      return .success(text.isEmpty ? "no module has such a name\n" : text)
    case .plan:
      refresh()
      return plan(module: arguments["module"] ?? "", does: arguments["does"] ?? "")
    }
  }

  private func unknown(_ kind: String, _ word: String, among known: [String]) -> Result<String, RPCError> {
    let question = didYouMean(word, among: known).map { "; " + $0 } ?? ""
    return .failure(RPCError(-32602, "there is no \(kind) `\(word)`\(question)"))
  }

  private mutating func why(about word: String) -> Result<String, RPCError> {
    if let place = placeAsked(word), let project, let report = examination?.report {
      let question = project.question(place)
      var asked = report
      asked.explanations = explanations(question)
      asked.map = types()
      return .success(renderPlace(question, of: asked, in: surroundings(of: examination!, project)))
    }
    if let text = why(word) { return .success(text) }
    return unknown("type", word, among: types().types.map(\.name))
  }

  private mutating func checkForAssistant(_ arguments: [String: String]) -> Result<String, RPCError> {
    var flags: [Flag: [String]] = [:]
    let paths = (arguments["paths"] ?? "").split(separator: ",").map(String.init)
    if !paths.isEmpty {
      flags[.reportOnly] = [""]
    } else if arguments["since"] != nil
      || arguments["all"] != "true" && (try? Git.repository(of: folder).get())?.hasCommit == true
    {
      flags[.since] = [arguments["since"] ?? "HEAD"]
    }
    return .success(agentReport(flags: flags, paths: paths).text)
  }
}
