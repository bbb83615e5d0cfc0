import PlainJSON

/// What a coding assistant may ask of the linter. Each answer is a text for a reader that pays for every word.
public struct AssistantAccess {
  /// Of viperlint itself: `0.1.0`.
  public var version: String
  /// Runs a tool with arguments that were checked. The message of an error is for the assistant.
  public var call: (_ tool: AssistantTool, _ arguments: [String: String]) -> Result<String, RPCError>
  /// The ids of all rules in force, with a sentence for each.
  public var rules: () -> [(id: String, summary: String)]

  public init(
    version: String, call: @escaping (AssistantTool, [String: String]) -> Result<String, RPCError>,
    rules: @escaping () -> [(id: String, summary: String)]
  ) {
    self.version = version
    self.call = call
    self.rules = rules
  }
}

/// A tool of the Model Context Protocol.
public enum AssistantTool: String, Sendable, CaseIterable {
  case check, why, explain, modules, plan

  /// What an assistant is told about it.
  var summary: String {
    switch self {
    case .check:
      "Check Swift files against the boundaries of the architecture. Without arguments: the files changed since the "
        + "last commit. Call it after editing."
    case .why:
      "Say which role and module a type has and on what evidence (`LoginPresenter`), or what each name of a line was "
        + "taken for and what the rules say of it (`App/Login.swift:12`)."
    case .explain: "Say why a rule exists and what to do instead."
    case .modules: "List the modules of the project with their parts, or those whose name contains some text."
    case .plan:
      "Before writing code: say where a type that does something for a module belongs, which contracts and router "
        + "methods are there to be called, and which part may call which."
    }
  }

  /// Names and meanings of the arguments.
  var arguments: [(name: String, meaning: String, isRequired: Bool)] {
    switch self {
    case .check:
      [
        ("paths", "Files or folders to report on, separated by commas", false),
        ("since", "A git revision: report on what has changed since then (default: HEAD)", false),
        ("all", "true: report on the whole project", false),
      ]
    case .why: [("name", "A type, or a path with a line: `App/Login.swift:12`", true)]
    case .explain: [("rule", "The id of a rule, as findings name it", true)]
    case .modules: [("name", "Part of the name of a module", false)]
    case .plan:
      [
        ("module", "The name of a module, as `modules` lists it", true),
        ("does", "What the new code does, in a few words: `loads the list of articles`", true),
      ]
    }
  }
}

/// What is known between two messages of an assistant.
public struct AssistantSession: Sendable {
  private var isInitialized = false
  /// Versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// More characters than this are not worth their price.
  private static let limit = 12_000

  public init() {}

  /// What an assistant is answered: nothing, where it wants no answer.
  public mutating func respond(to message: IncomingMessage, _ access: AssistantAccess) -> OutgoingMessage? {
    switch message {
    case .request(let id, let method, let params):
      switch answer(method, params, access) {
      case .success(let result): return .result(id: id, result)
      case .failure(let error): return .error(id: id, error)
      }
    case .cancelled(let id): return .error(id: id, .cancelled)
    case .invalid(let id, let error): return .error(id: id, error)
    case .notification, .response: return nil
    }
  }

  private mutating func answer(
    _ method: String, _ params: JSON, _ access: AssistantAccess
  ) -> Result<JSON, RPCError> {
    switch method {
    case "initialize":
      isInitialized = true
      return .success(start(params, access))
    case "ping": return .success([:])
    case _ where !isInitialized: return .failure(.invalidRequest("`initialize` comes first"))
    case "tools/list": return .success(["tools": .array(AssistantTool.allCases.map(\.description))])
    case "tools/call": return call(params, access)
    case "resources/list": return .success(["resources": .array(resources(access))])
    case "resources/templates/list":
      let template: JSON = [
        "uriTemplate": "viperlint://rules/{rule}", "name": "rule", "description": "Why a rule exists",
        "mimeType": "text/plain",
      ]
      return .success(["resourceTemplates": [template]])
    case "resources/read": return read(params, access)
    default: return .failure(.unknownMethod(method))
    }
  }

  private func start(_ params: JSON, _ access: AssistantAccess) -> JSON {
    let asked = params["protocolVersion"]?.text ?? ""
    let version = AssistantSession.versions.contains(asked) ? asked : AssistantSession.versions[0]
    return [
      "protocolVersion": .string(version),
      "capabilities": ["tools": ["listChanged": false], "resources": ["listChanged": false]],
      "serverInfo": ["name": "viperlint", "version": .string(access.version)],
      "instructions": .string(
        "viperlint keeps the boundaries of VIPER, VIP and RIBs in Swift code. Ask `plan` before you add code to a "
          + "module, and `check` after you have edited Swift files; fix the causes, do not silence findings."),
    ]
  }

  private func call(_ params: JSON, _ access: AssistantAccess) -> Result<JSON, RPCError> {
    let name = params["name"]?.text ?? ""
    guard let tool = AssistantTool(rawValue: name) else {
      return .failure(.invalidParams("there is no tool `\(name)`"))
    }
    var arguments: [String: String] = [:]
    if case .object(let members)? = params["arguments"] {
      for member in members {
        guard tool.arguments.contains(where: { $0.name == member.key }) else {
          let known = tool.arguments.map { "`\($0.name)`" }.joined(separator: ", ")
          return .success(result("`\(member.key)` is no argument of `\(name)`; known are \(known)", isError: true))
        }
        arguments[member.key] = text(of: member.value)
      }
    }
    for argument in tool.arguments where argument.isRequired && (arguments[argument.name] ?? "").isEmpty {
      return .success(result("`\(name)` needs `\(argument.name)`: \(argument.meaning)", isError: true))
    }
    switch access.call(tool, arguments) {
    case .success(let text): return .success(result(text, isError: false))
    case .failure(let error): return .success(result(error.message, isError: true))
    }
  }

  /// Assistants give lists and truth values as what they are, or as text.
  private func text(of value: JSON) -> String? {
    switch value {
    case .string(let text): text
    case .bool(let truth): truth ? "true" : "false"
    case .integer(let number): String(number)
    case .array(let elements): elements.compactMap(\.text).joined(separator: ",")
    case .null, .number, .object: nil
    }
  }

  private func result(_ text: String, isError: Bool) -> JSON {
    ["content": [["type": "text", "text": .string(capped(text))]], "isError": .bool(isError)]
  }

  /// As many whole lines as are worth it, and how many are left.
  private func capped(_ text: String) -> String {
    guard text.utf8.count > AssistantSession.limit else { return text }
    var (kept, count, size) = ("", 0, 0)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      size += line.utf8.count + 1
      if size > AssistantSession.limit { break }
      kept += line + "\n"
      count += 1
    }
    return kept + "… and \(lines.count - count) more lines; ask about less\n"
  }

  // MARK: Resources

  private func resources(_ access: AssistantAccess) -> [JSON] {
    [
      [
        "uri": "viperlint://rules", "name": "rules", "description": "All rules in force, a line each",
        "mimeType": "text/plain",
      ]
    ]
      + access.rules().map { rule in
        [
          "uri": .string("viperlint://rules/\(rule.id)"), "name": .string(rule.id),
          "description": .string(rule.summary), "mimeType": "text/plain",
        ]
      }
  }

  private func read(_ params: JSON, _ access: AssistantAccess) -> Result<JSON, RPCError> {
    let uri = params["uri"]?.text ?? ""
    func content(_ text: String) -> Result<JSON, RPCError> {
      .success(["contents": [["uri": .string(uri), "mimeType": "text/plain", "text": .string(text)]]])
    }
    if uri == "viperlint://rules" {
      return content(access.rules().map { "\($0.id): \($0.summary)\n" }.joined())
    }
    let prefix = "viperlint://rules/"
    guard uri.hasPrefix(prefix) else { return .failure(RPCError(-32002, "there is no resource `\(uri)`")) }
    switch access.call(.explain, ["rule": String(uri.dropFirst(prefix.count))]) {
    case .success(let text): return content(text)
    case .failure(let error): return .failure(RPCError(-32002, error.message))
    }
  }
}

extension AssistantTool {
  /// As `tools/list` has it.
  fileprivate var description: JSON {
    let properties = arguments.map { argument in
      JSONMember(
        argument.name,
        ["type": argument.name == "all" ? "boolean" : "string", "description": .string(argument.meaning)])
    }
    return [
      "name": .string(rawValue), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true],
    ]
  }
}
