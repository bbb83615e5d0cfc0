import Foundation
import PlainJSON
import Testing

/// `viperlint lsp`, as an editor meets it.
@Suite struct EditorTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    try sandbox.write("import UIKit\nfinal class PayInteractor {}\n", to: "App/Pay/PayInteractor.swift")
    try sandbox.write("final class PayPresenter {}\nfinal class PayRouter {}\n", to: "App/Pay/PayPresenter.swift")
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    return sandbox
  }

  private func start(_ sandbox: borrowing Sandbox) throws -> Editor {
    let editor = try Editor(["lsp"], in: FileManager.default.temporaryDirectory)
    let root = "file://" + sandbox.folder.path
    _ = try editor.ask(
      "initialize",
      [
        "processId": .integer(Int(ProcessInfo.processInfo.processIdentifier)),
        "workspaceFolders": [["uri": .string(root), "name": "P"]],
        "capabilities": ["textDocument": ["publishDiagnostics": [:]]],
      ])
    editor.note("initialized", [:])
    return editor
  }

  private func open(_ name: String, _ text: String, in editor: Editor, _ sandbox: borrowing Sandbox) -> JSON {
    let uri = JSON.string("file://" + sandbox.path(name))
    editor.note(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": .string(text)]])
    return uri
  }

  @Test func anEditorIsToldWhatCheckSays() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    let findings = try sandbox.viperlint("check", "--format", "json").list("findings")
    let diagnostics = try editor.published("View.swift") + editor.published("PayInteractor.swift")
    #expect(findings.count == diagnostics.count && findings.count > 1)
    for diagnostic in diagnostics {
      let line = diagnostic["range"]?["start"]?["line"]?.integer ?? -1
      #expect(findings.contains { $0["rule"] as? String == diagnostic["code"]?.text && $0["line"] as? Int == line + 1 })
    }
    let report = try editor.ask("workspace/executeCommand", ["command": "viperlint.report", "arguments": []])
    #expect(try report["result"]?.text == sandbox.viperlint("check", "--format", "json").out)
  }

  @Test func unsavedTextIsJudgedAndFixed() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    _ = try editor.published("PayInteractor.swift")
    let text = try sandbox.read("App/Pay/PayInteractor.swift")
    let uri = open("App/Pay/PayInteractor.swift", text, in: editor, sandbox)
    let actions = try editor.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri], "context": ["diagnostics": []],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
      ])["result"]?.elements
    let edit = actions?.first?["edit"]?["changes"]?[uri.text ?? ""]?.elements?.first
    #expect(actions?.first?["title"]?.text == "Remove `import UIKit`, which nothing needs")
    #expect(edit?["newText"] == "")
    editor.note(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2], "contentChanges": [["range": edit?["range"] ?? .null, "text": ""]],
      ])
    #expect(try editor.published("PayInteractor.swift").isEmpty)
    let hover = try editor.ask(
      "textDocument/hover", ["textDocument": ["uri": uri], "position": ["line": 0, "character": 14]])
    #expect(hover["result"]?["contents"]?["value"]?.text?.contains("interactor of Pay") == true)
    let lenses = try editor.ask("textDocument/codeLens", ["textDocument": ["uri": uri]])["result"]?.elements
    #expect(lenses?.map { $0["command"]?["title"]?.text } == ["interactor of Pay"])
  }

  @Test func mistakesInTheConfigurationStandInIt() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    _ = try editor.published("View.swift")
    _ = open(".viperlint.yml", "preset: viper\nruels: {}\n", in: editor, sandbox)
    let mistakes = try editor.published(".viperlint.yml")
    #expect(mistakes.first?["range"]?["start"]?["line"] == 1)
    #expect(mistakes.first?["message"]?.text?.contains("rules") == true)
  }

  @Test func aFindingGoesIntoTheBaseline() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    let diagnostic = try editor.published("View.swift").first
    let uri = open("App/View.swift", LoginModule.bad, in: editor, sandbox)
    let answer = try editor.ask(
      "workspace/executeCommand",
      [
        "command": "viperlint.addToBaseline",
        "arguments": [uri, diagnostic?["data"]?["fingerprint"] ?? .null],
      ])
    #expect(answer["result"]?.text?.hasPrefix(".viperlint-baseline.json forgives") == true)
    #expect(try editor.published("View.swift").isEmpty)
    #expect(try sandbox.viperlint("check", "--format", "json").summary("baselined") == 1)
  }

  @Test func filesThatChangeOnTheDiskAreSeen() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    _ = try editor.published("View.swift")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    editor.note("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(try editor.published("View.swift").isEmpty)
  }

  /// What is no message is answered where that is possible, and costs nothing behind it.
  @Test func brokenMessagesCostNothing() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    editor.write("Content-Length: 3\r\n\r\n{]}Content-Length: x\r\n\r\nContent-Length: 99999999999\r\n")
    editor.write("X: y\r\n\r\n")
    #expect(try editor.wait { $0["error"]?["code"] == -32700 }["id"] == .null)
    let other = try start(sandbox)
    other.write("Content-Len")
    usleep(50_000)
    other.write("gth: 52\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":\"a\\/b\",")
    usleep(50_000)
    other.write("\"method\":\"x\\/y\",\"p\":\"")
    other.write("\"}")
    #expect(try other.wait { $0["error"] != nil && $0["id"] == "a/b" }["error"]?["code"] == -32601)
    #expect(try other.ask("shutdown")["result"] == .null)
    other.note("exit")
    #expect(try other.end() == 0)
  }

  @Test func anEditorThatDiesLeavesNothing() throws {
    let sandbox = try sandbox()
    let editor = try start(sandbox)
    editor.write("Content-Length: 100\r\n\r\n{")
    #expect(try editor.hangUp() == 1)
    let other = try start(sandbox)
    other.note("exit")
    #expect(try other.end() == 1)
  }
}
