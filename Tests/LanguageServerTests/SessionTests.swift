import Linter
import PlainJSON
import Testing

@testable import LanguageServer

/// An editor that says what a test wants it to say, and a linter that finds the word `bad`.
private struct Conversation {
  var session = Session()
  /// By absolute path.
  var disk: [String: String] = ["/P/A.swift": "é bad\n", "/P/B.swift": "fine\n"]
  var types = ProjectMap(types: [])

  private var access: ProjectAccess {
    ProjectAccess(
      version: "1.2.3",
      check: { [disk] folder, request in
        var files = disk.mapValues { Array($0.utf8) }
        for (path, bytes) in request.overlay { files[path] = bytes }
        var report = Report(preset: "viper")
        for (path, bytes) in files where path.hasPrefix(folder + "/") {
          for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let start = line.firstRange(of: Array("bad".utf8))?.lowerBound else { continue }
            let column = start - line.startIndex + 1
            report.findings.append(
              Finding(
                rule: "a-rule", severity: .error,
                place: Linter.Place(
                  path: String(path.dropFirst(folder.count + 1)), line: number + 1, column: column,
                  endLine: number + 1, endColumn: column + 3),
                message: "bad", remedy: "be good", fingerprint: "f\(number)"))
          }
        }
        return CheckedProject(report: report)
      },
      bytes: { [disk] in disk[$0].map { Array($0.utf8) } }, realPath: { $0 },
      home: { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) },
      types: { [types] _ in types }, explain: { _, _ in [] }, why: { _, name in "why \(name)" },
      explainRule: { _, rule in rule == "a-rule" ? "because" : nil }, graph: { _, _ in nil },
      report: { _ in "{}" },
      addToBaseline: { _, finding in .success(finding.fingerprint) })
  }

  mutating func send(_ event: SessionEvent) -> [OutgoingMessage] {
    let (next, messages) = respond(to: event, session, access)
    session = next
    return messages
  }

  mutating func note(_ method: String, _ params: JSON = .null) -> [OutgoingMessage] {
    send(.message(.notification(method: method, params: params)))
  }

  mutating func ask(_ method: String, _ params: JSON = .null) -> [OutgoingMessage] {
    send(.message(.request(id: "q", method: method, params: params)))
  }

  /// The result of a request; other messages with it are let go.
  mutating func result(_ method: String, _ params: JSON = .null) -> JSON? {
    for case .result("q", let result) in ask(method, params) { return result }
    return nil
  }

  mutating func start(_ capabilities: JSON = [:], _ options: JSON = .null, folders: [String] = ["/P"]) {
    _ = ask(
      "initialize",
      [
        "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": .array(folders.map { ["uri": .string("file://\($0)")] }),
      ])
    _ = note("initialized", [:])
  }

  mutating func open(_ path: String, _ text: String) -> [OutgoingMessage] {
    note(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string("file://" + path), "version": 1, "text": .string(text)]])
      + send(.idle)
  }
}

extension [OutgoingMessage] {
  /// What is published, by the end of the address.
  fileprivate var published: [String: JSON] {
    var found: [String: JSON] = [:]
    for case .notification("textDocument/publishDiagnostics", let params) in self {
      found[params["uri"]?.text ?? ""] = params["diagnostics"]
    }
    return found
  }

  fileprivate var errorCode: Int? {
    for case .error(_, let error) in self { return error.code }
    return nil
  }
}

@Suite struct SessionTests {
  @Test func lifecycle() {
    var editor = Conversation()
    #expect(editor.ask("textDocument/hover").errorCode == -32002)
    #expect(editor.note("textDocument/didOpen").isEmpty)
    editor.start()
    #expect(editor.ask("initialize").errorCode == -32600)
    #expect(editor.ask("nonsense").errorCode == -32601)
    #expect(editor.note("nonsense").isEmpty)
    #expect(editor.send(.message(.cancelled(id: 7))) == [.error(id: 7, .cancelled)])
    #expect(editor.send(.message(.invalid(id: .null, .parseError("x")))).errorCode == -32700)
    #expect(editor.result("shutdown") == .null)
    #expect(editor.ask("textDocument/hover").errorCode == -32600)
    _ = editor.note("exit")
    #expect(editor.session.exitCode == 0)
  }

  @Test func leavingWithoutAWordIsAFailure() {
    var editor = Conversation()
    editor.start()
    _ = editor.note("exit")
    #expect(editor.session.exitCode == 1)
  }

  /// Files that nobody has opened are spoken of, too, and columns count what the editor counts.
  @Test(arguments: [("utf-8", 3), ("utf-16", 2)]) func allFilesOfTheProjectAreSpokenOf(
    _ encoding: String, _ column: Int
  ) {
    var editor = Conversation()
    editor.start(["general": ["positionEncodings": [.string(encoding)]]])
    let published = editor.send(.idle).published
    #expect(published.keys.sorted() == ["file:///P/A.swift"])
    let diagnostic = published["file:///P/A.swift"]?.elements?.first
    #expect(diagnostic?["range"]?["start"] == ["line": 0, "character": .integer(column)])
    #expect(diagnostic?["message"] == "bad\nbe good" && diagnostic?["code"] == "a-rule")
    #expect(editor.send(.idle).isEmpty, "nothing has changed")
  }

  @Test func unsavedTextCounts() {
    var editor = Conversation()
    editor.start()
    _ = editor.send(.idle)
    #expect(editor.open("/P/B.swift", "bad\n").published.keys.sorted() == ["file:///P/B.swift"])
    _ = editor.note(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///P/B.swift", "version": 2],
        "contentChanges": [
          ["range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 3]], "text": "good"]
        ],
      ])
    #expect(editor.send(.idle).published == ["file:///P/B.swift": []])
    _ = editor.open("/P/B.swift", "bad bad\n")
    _ = editor.note("textDocument/didClose", ["textDocument": ["uri": "file:///P/B.swift"]])
    #expect(editor.send(.idle).published == ["file:///P/B.swift": []], "the disk counts again")
  }

  @Test func whatIsAskedForIsNotSent() {
    var editor = Conversation()
    editor.start([:], ["diagnostics": "pull"])
    #expect(editor.send(.idle).isEmpty)
    let all = editor.result("workspace/diagnostic")?["items"]?.elements ?? []
    #expect(all.map { $0["uri"] } == ["file:///P/A.swift"])
    let id = all.first?["resultId"] ?? .null
    let known: JSON = ["previousResultIds": [["uri": "file:///P/A.swift", "value": id]]]
    #expect(editor.result("workspace/diagnostic", known)?["items"]?.elements?.first?["kind"] == "unchanged")
    editor.disk["/P/A.swift"] = "good"
    _ = editor.note("workspace/didChangeWatchedFiles", ["changes": []])
    let later = editor.result("workspace/diagnostic", known)?["items"]?.elements?.first
    #expect(later?["kind"] == "full" && later?["items"] == [])
    let one = editor.result("textDocument/diagnostic", ["textDocument": ["uri": "file:///P/A.swift"]])
    #expect(one == ["kind": "full", "resultId": "clean", "items": []])
  }

  /// Where folders lie in each other one of them speaks of a file; where one goes its findings go with it.
  @Test func severalFolders() {
    var editor = Conversation()
    editor.disk["/P/Q/C.swift"] = "bad"
    editor.disk["/R/D.swift"] = "bad"
    editor.start(folders: ["/P", "/P/Q", "/R"])
    #expect(
      editor.send(.idle).published.keys.sorted() == ["file:///P/A.swift", "file:///P/Q/C.swift", "file:///R/D.swift"])
    let event: JSON = ["event": ["added": [], "removed": [["uri": "file:///R"]]]]
    #expect(editor.note("workspace/didChangeWorkspaceFolders", event).published == ["file:///R/D.swift": []])
  }

  @Test func aFileWithoutAFolderHasAProject() {
    var editor = Conversation()
    editor.start(folders: [])
    #expect(editor.open("/P/B.swift", "bad").published.keys.sorted() == ["file:///P/A.swift", "file:///P/B.swift"])
    #expect(editor.open("/elsewhere/C.swift", "").isEmpty)
  }

  @Test func actionsAndCommands() {
    var editor = Conversation()
    editor.start()
    _ = editor.open("/P/B.swift", "x\r\n  bad\r\n")
    let range: JSON = ["start": ["line": 1, "character": 3], "end": ["line": 1, "character": 3]]
    let actions = editor.result(
      "textDocument/codeAction", ["textDocument": ["uri": "file:///P/B.swift"], "range": range, "context": [:]])
    let edit = actions?.elements?.first?["edit"]?["changes"]?["file:///P/B.swift"]?.elements?.first
    #expect(edit?["newText"] == "  // viperlint:ignore a-rule -- \r\n")
    #expect(edit?["range"]?["start"] == ["line": 1, "character": 0])
    #expect(actions?.elements?.count == 2)
    let fingerprint = actions?.elements?.last?["command"]?["arguments"] ?? .null
    #expect(
      editor.result("workspace/executeCommand", ["command": "viperlint.addToBaseline", "arguments": fingerprint])
        == "f1")
    #expect(
      editor.result("workspace/executeCommand", ["command": "viperlint.explain", "arguments": ["a-rule"]]) == "because")
    #expect(
      editor.ask("workspace/executeCommand", ["command": "viperlint.explain", "arguments": ["none"]]).errorCode
        == -32602)
    #expect(editor.ask("workspace/executeCommand", ["command": "rm"]).errorCode == -32602)
  }

  @Test func theOtherPartsOfAModuleAreNear() {
    var editor = Conversation()
    func part(_ name: String, _ role: String, _ path: String, _ line: Int, module: Int = 1) -> ProjectMap.TypeEntry {
      var type = ProjectMap.TypeEntry(
        name: name, declaration: "class", kind: "component", role: role, module: "Login", moduleEvidence: nil,
        place: Linter.Place(path: path, line: line, column: 7, endLine: line, endColumn: 9), evidence: [], rivals: [],
        isAmbiguous: false, isJudged: true)
      type.moduleNumber = module
      return type
    }
    editor.types = ProjectMap(types: [
      part("LoginView", "view", "A.swift", 1), part("LoginPresenter", "presenter", "B.swift", 3),
      part("LoginData", "entity", "B.swift", 9), part("HelpPresenter", "presenter", "B.swift", 12, module: 2),
    ])
    let range: JSON = ["start": ["line": 0, "character": 8], "end": ["line": 0, "character": 8]]
    let question: JSON = [
      "textDocument": ["uri": "file:///P/A.swift"], "range": range, "context": ["only": ["viperlint.part"]],
    ]
    editor.start()
    _ = editor.open("/P/A.swift", "final class LoginView {}")
    #expect(editor.result("textDocument/codeAction", question)?.elements?.isEmpty == true, "it cannot go there")
    editor = Conversation(types: editor.types)
    editor.start(["window": ["showDocument": ["support": true]]])
    _ = editor.open("/P/A.swift", "final class LoginView {}")
    let actions = editor.result("textDocument/codeAction", question)?.elements ?? []
    #expect(actions.map { $0["title"] } == ["Go to presenter `LoginPresenter`"])
    let command = actions.first?["command"] ?? .null
    let asked = editor.ask("workspace/executeCommand", command)
    let place = asked.lazy.compactMap { message -> JSON? in
      if case .request(_, "window/showDocument", let params) = message { params } else { nil }
    }.first
    #expect(place?["uri"] == "file:///P/B.swift" && place?["selection"]?["start"]?["line"] == 2)
    let elsewhere: JSON = ["command": "viperlint.open", "arguments": ["https://example.org", "1"]]
    #expect(editor.ask("workspace/executeCommand", elsewhere).errorCode == -32602)
  }

  @Test func optionsNobodyKnowsAreSaid() {
    var editor = Conversation()
    _ = editor.ask("initialize", ["initializationOptions": ["codeLenses": false]])
    #expect(
      editor.note("initialized").contains { if case .notification("window/logMessage", _) = $0 { true } else { false } }
    )
  }

  /// Whatever the parameters are, a session goes on.
  @Test func parametersMayBeAnything() {
    var editor = Conversation()
    editor.start()
    let nonsense: [JSON] = [
      .null, 1, "x", [], [1], [:], ["textDocument": 1], ["textDocument": ["uri": 1]],
      [
        "textDocument": ["uri": "file:///P/B.swift", "text": "bad"], "position": ["line": -5, "character": 99_999_999],
      ],
      ["textDocument": ["uri": "untitled:1", "text": ""], "contentChanges": [1, [:], ["range": 1, "text": "x"]]],
      ["command": 1, "arguments": 1], ["event": 1], ["settings": ["viperlint": ["x": 1]]],
    ]
    let methods = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
      "textDocument/hover", "textDocument/codeAction", "textDocument/codeLens", "textDocument/diagnostic",
      "workspace/diagnostic", "workspace/executeCommand", "workspace/didChangeConfiguration",
      "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles",
    ]
    for method in methods {
      for params in nonsense {
        _ = editor.note(method, params)
        #expect(!editor.ask(method, params).isEmpty, "\(method) with \(params) has no answer")
        _ = editor.send(.idle)
      }
    }
    #expect(editor.result("shutdown") == .null)
  }
}
