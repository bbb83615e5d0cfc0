import Expectations
import Foundation
import PlainJSON
import Testing

/// `viperlint hook agent` and `viperlint mcp`, as assistants use them.
@Suite struct AssistantTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    return sandbox
  }

  /// What assistants hand their hooks, each in its own words.
  static let events = [
    #"{"hook_event_name":"PostToolUse","tool_name":"Edit","cwd":"$","tool_input":{"file_path":"$\/App\/View.swift"}}"#,
    #"{"hook_event_name":"afterFileEdit","file_path":"$/App/View.swift","edits":[{"old_string":"a","new_string":"b"}]}"#,
    #"{"tool_name":"write_file","tool_input":{"file_path":"App/View.swift","content":"x"}}"#,
    #"{"tool_input":{"input":"*** Begin Patch\n*** Update File: App/View.swift\n@@\n*** End Patch\n"}}"#,
  ]

  @Test(arguments: events) func whatWasEditedIsReported(_ event: String) throws {
    let sandbox = try sandbox()
    let input = event.replacingOccurrences(of: "$", with: sandbox.folder.path)
    let outcome = try sandbox.viperlint("hook", "agent", input: input)
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(outcome.err.contains("error [view-uses-interactor] App/View.swift:4"))
  }

  @Test(arguments: [
    #"{"tool_input":{"file_path":"README.md"}}"#, #"{"tool_input":{"file_path":"Tools/Free.swift"}}"#,
    #"{"hook_event_name":"Stop","stop_hook_active":true}"#,
  ]) func whatHasNothingToDoWithItIsSilent(_ event: String) throws {
    let sandbox = try sandbox()
    try sandbox.write("struct Free {}\n", to: "Tools/Free.swift")
    try sandbox.write("# Hello\n", to: "README.md")
    let outcome = try sandbox.viperlint("hook", "agent", input: event)
    #expect(outcome.status == 0 && outcome.said == "")
  }

  /// Without a word about files it is what has changed; where there is no git that is everything.
  @Test(arguments: ["", "{}", "not json", #"{"a":"#]) func withoutFilesItIsWhatHasChanged(_ input: String) throws {
    let sandbox = try sandbox()
    #expect(try sandbox.viperlint("hook", "agent", input: input).status == 2)
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=b", "commit", "-qm", "c"],
    ] {
      #expect(try Sandbox.run("/usr/bin/env", ["git"] + arguments, in: sandbox.folder).status == 0)
    }
    #expect(try sandbox.viperlint("hook", "agent", input: input).status == 0, "nothing has changed")
    try sandbox.write(LoginModule.bad + "// edited\n", to: "App/View.swift")
    #expect(try sandbox.viperlint("hook", "agent", input: input).status == 2)
  }

  @Test func twentyFindingsAreEnough() throws {
    let sandbox = try sandbox()
    let calls = (0..<30).map { "  func f\($0)() { presenter.interactor.load() }\n" }.joined()
    try sandbox.write("final class LoginView {\n  var presenter: LoginPresenter\n\(calls)}\n", to: "App/View.swift")
    let outcome = try sandbox.viperlint("hook", "agent", input: #"{"file_path":"App/View.swift"}"#)
    #expect(outcome.err.components(separatedBy: "\nerror [").count - 1 == 20)
    #expect(outcome.err.hasSuffix("and 10 more of 30 findings\n"))
  }

  /// The commands of the recipes are the words that this program knows.
  @Test func recipesAreWhatIsTried() throws {
    let page = try Repository.text(of: "Sources/viperlint/Documentation.docc/Places.md")
    let blocks = page.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    var commands: [String] = []
    for block in blocks {
      let json = try #require(readJSON(block, path: "Places.md").root?.plain, "\(block) is no JSON")
      if block.contains("hook agent") { commands += strings(in: json, named: "command") }
    }
    #expect(commands.count == 3)
    let sandbox = try sandbox()
    let folder = URL(fileURLWithPath: Sandbox.executable).deletingLastPathComponent().path
    for command in commands + ["viperlint hook agent"] {
      let outcome = try Sandbox.run(
        "/bin/sh", ["-c", command], in: sandbox.folder, input: Self.events[2],
        environment: ["PATH": folder + ":/usr/bin:/bin"])
      #expect(outcome.status == 2 && outcome.err.contains("view-uses-interactor"), "\(command): \(outcome.said)")
    }
  }

  private func strings(in json: JSON, named key: String) -> [String] {
    switch json {
    case .object(let members):
      members.flatMap { $0.key == key ? [$0.value.text].compactMap(\.self) : strings(in: $0.value, named: key) }
    case .array(let elements): elements.flatMap { strings(in: $0, named: key) }
    default: []
    }
  }

  // MARK: The server

  private func say(_ tool: String, _ arguments: JSON, to assistant: Editor) throws -> (text: String, isError: Bool?) {
    let answer = try assistant.ask("tools/call", ["name": .string(tool), "arguments": arguments])["result"]
    return (answer?["content"]?.elements?.first?["text"]?.text ?? "", answer?["isError"].map { $0 == true })
  }

  @Test func anAssistantAsksTheServer() throws {
    let sandbox = try sandbox()
    let assistant = try Editor(["mcp"], in: sandbox.folder, .lines)
    #expect(try assistant.ask("tools/list")["error"]?["code"] == -32600)
    let hello = try assistant.ask("initialize", ["protocolVersion": "2024-11-05", "capabilities": [:]])
    #expect(hello["result"]?["protocolVersion"] == "2024-11-05")
    assistant.note("notifications/initialized")
    let tools = try assistant.ask("tools/list")["result"]?["tools"]?.elements ?? []
    #expect(tools.compactMap { $0["name"]?.text } == ["check", "why", "explain", "modules", "plan"])
    #expect(try say("check", ["all": true], to: assistant).text.contains("view-uses-interactor"))
    #expect(try say("check", ["paths": ["App/Module.swift"]], to: assistant).isError == false)
    // What was asked about is forgotten in the next question.
    try sandbox.write("struct Other {}\n", to: "App/Other.swift")
    #expect(try say("check", ["paths": ["App/Other.swift"]], to: assistant).text == "viperlint: nothing to fix.\n")
    #expect(try say("why", ["name": "LoginViewController"], to: assistant).text.contains("view-uses-interactor"))
    let plan = try say("plan", ["module": "Login", "does": "loads the account"], to: assistant).text
    #expect(plan.contains("work of the interactor (it says `load`)"))
    #expect(plan.contains("Put it into `LoginInteractor`"))
    #expect(try say("plan", ["module": "Logn", "does": "x"], to: assistant).text.contains("did you mean"))
    #expect(
      try say("why", [:], to: assistant) == (
        "`why` needs `name`: A type, or a path with a line: `App/Login.swift:12`", true
      ))
    #expect(try say("why", ["nmae": "x"], to: assistant).isError == true)
    #expect(try say("why", ["name": "App/View.swift:4"], to: assistant).text.contains("view-uses-interactor"))
    #expect(try say("modules", ["name": "log"], to: assistant).text.contains("Login"))
    #expect(try assistant.ask("tools/call", ["name": "rm"])["error"]?["code"] == -32602)
    #expect(try assistant.ask("resources/read", ["uri": "viperlint://rules/none"])["error"]?["code"] == -32002)
    #expect(try assistant.ask("prompts/list")["error"]?["code"] == -32601)
    assistant.write("{]\n")
    #expect(try assistant.wait { $0["error"] != nil }["error"]?["code"] == -32700)
    // What is written to disk between two questions is seen.
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try say("check", ["all": true], to: assistant).text == "viperlint: nothing to fix.\n")
    #expect(try assistant.hangUp() == 0)
  }
}
