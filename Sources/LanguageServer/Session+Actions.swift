import Linter
import PlainJSON
import SourceText

/// What an editor may have done here by a command.
enum ServerCommand: String, CaseIterable {
  /// The address of a document and the name of a type: what is known of it.
  case why = "viperlint.why"
  /// The id of a rule: why there is such a rule.
  case explain = "viperlint.explain"
  /// The address of a document, and maybe the name of a module: what uses what.
  case graph = "viperlint.graph"
  /// The address of a document: all that is known of its project, as `check --format json` says it.
  case report = "viperlint.report"
  /// The address of a document and the fingerprint of a finding in it.
  case addToBaseline = "viperlint.addToBaseline"
  /// The address of a document and a line in it, from 1: the editor goes there.
  case open = "viperlint.open"
}

extension Session {
  /// `textDocument/codeAction`
  func codeActions(_ params: JSON, _ access: ProjectAccess) -> JSON {
    guard let document = document(params), let index = folderIndex(of: document.path),
      let path = folders[index].reportPath(of: document.path)
    else { return [] }
    // Nil for a file without findings, which may have parts of modules.
    let file = folders[index].files[path]
    let (first, last) = (params["range"]?["start"]?["line"]?.integer, params["range"]?["end"]?["line"]?.integer)
    let asked = params["context"]?["only"]?.elements?.compactMap(\.text)
    func isAsked(_ kind: String) -> Bool { asked?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    let text = document.text
    var actions: [JSON] = []
    if let file, isAsked("quickfix") {
      for (number, finding) in file.findings.enumerated() {
        let line = finding.place.line - 1
        guard line >= (first ?? 0), finding.place.line - 1 <= (last ?? .max) else { continue }
        let diagnostic = file.json.elements?.dropFirst(file.problems.count + number).first ?? .null
        actions += fixes(of: finding, document, text, diagnostic) + choices(about: finding, document, text, diagnostic)
      }
    }
    if client.showsDocuments, isAsked(Session.partAction) {
      actions += otherParts(near: (first ?? 0)...max(first ?? 0, last ?? 0), of: path, in: folders[index], access)
    }
    if let file, isAsked("source.fixAll.viperlint") {
      let removals = file.findings.compactMap(\.removal)
      if let edit = edit(removing: removals, in: document, text) {
        actions.append(
          [
            "title": "Remove all imports of user interface that nothing needs", "kind": "source.fixAll.viperlint",
            "edit": edit,
          ])
      }
    }
    return .array(actions)
  }

  /// What `--fix` would do about a finding.
  private func fixes(of finding: Finding, _ document: Document, _ text: Text, _ diagnostic: JSON) -> [JSON] {
    if let contract = finding.contract, let edit = edit(naming: contract, for: finding, in: document, text) {
      return [
        [
          "title": .string("Use the contract `\(contract)` instead"), "kind": "quickfix", "diagnostics": [diagnostic],
          "edit": edit,
        ]
      ]
    }
    guard let removal = finding.removal, let edit = edit(removing: [removal], in: document, text) else { return [] }
    let title =
      removal.needsFoundation
      ? "Import Foundation in place of \(removal.path)" : "Remove `import \(removal.path)`, which nothing needs"
    return [
      [
        "title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic], "isPreferred": true, "edit": edit,
      ]
    ]
  }

  /// What lets a finding stand.
  private func choices(about finding: Finding, _ document: Document, _ text: Text, _ diagnostic: JSON) -> [JSON] {
    var actions: [JSON] = []
    if let edit = edit(ignoring: finding, in: document, text) {
      actions.append(
        [
          "title": .string("Ignore `\(finding.rule)` here: write the reason behind `--`"), "kind": "quickfix",
          "diagnostics": [diagnostic], "edit": edit,
        ])
    }
    actions.append(
      [
        "title": .string("Add this finding of `\(finding.rule)` to the baseline"), "kind": "quickfix",
        "diagnostics": [diagnostic],
        "command": [
          "title": "Add to the baseline", "command": .string(ServerCommand.addToBaseline.rawValue),
          "arguments": [.string(document.uri), .string(finding.fingerprint)],
        ],
      ])
    return actions
  }

  /// Nil where no import can go.
  private func edit(removing removals: [ImportRemoval], in document: Document, _ text: Text) -> JSON? {
    let edits = removeImports(removals, from: text.bytes).edits
    if edits.isEmpty { return nil }
    return workspaceEdit(edits, in: document, text)
  }

  /// The contract in the place of the type that a property is declared with; nil where the type is not written there.
  private func edit(naming contract: String, for finding: Finding, in document: Document, _ text: Text) -> JSON? {
    let name = finding.object?.name ?? ""
    let line = text.content(ofLine: finding.place.line - 1)
    let start = line.startIndex + max(0, finding.place.column - 1)
    let end = start + name.utf8.count
    guard !name.isEmpty, end <= line.endIndex, line[start..<end].elementsEqual(name.utf8),
      line[..<start].last(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: ":")
    else { return nil }
    let range = ByteRange(start: UInt32(start), end: UInt32(end))
    return workspaceEdit([TextEdit(range: range, replacement: Array(contract.utf8))], in: document, text)
  }

  /// A comment above the line. It suppresses nothing before the user has written a reason: a finding without a reason
  /// would be forgotten.
  private func edit(ignoring finding: Finding, in document: Document, _ text: Text) -> JSON? {
    let number = finding.place.line - 1
    guard number >= 0, number < text.lines.starts.count else { return nil }
    var line = Array(text.line(number))
    var start = text.lines.starts[number]
    if number == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line.removeFirst(3)
      start += 3
    }
    var alone = finding
    alone.place.line = 1
    let new = addSuppressions(of: [alone], because: "", to: line)
    let comment = Array(new.dropLast(line.count))
    return workspaceEdit(
      [TextEdit(range: ByteRange(start: start, end: start), replacement: comment)], in: document, text)
  }

  private func workspaceEdit(_ edits: [TextEdit], in document: Document, _ text: Text) -> JSON {
    func position(_ offset: UInt32) -> JSON {
      let place = text.lines.position(of: offset)
      let line = Int(place.line) - 1
      let character = text.character(ofByte: Int(place.column) - 1, inLine: line, client.encoding)
      return ["line": .integer(line), "character": .integer(character)]
    }
    let list = edits.map { edit -> JSON in
      [
        "range": ["start": position(edit.range.start), "end": position(edit.range.end)],
        "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
      ]
    }
    return ["changes": .object([JSONMember(document.uri, .array(list))])]
  }

  // MARK: Commands

  /// `workspace/executeCommand`: the result is the text, which is shown, too: most editors drop results.
  mutating func execute(_ params: JSON, _ access: ProjectAccess) -> Answer {
    let name = params["command"]?.text ?? ""
    guard let command = ServerCommand(rawValue: name) else {
      return .failure(.invalidParams("there is no command `\(name)`"))
    }
    let words = params["arguments"]?.elements?.compactMap(\.text) ?? []
    let uri = command == .explain ? words.dropFirst().first : words.first
    let index = uri.flatMap { documents[$0]?.path ?? FileURI.path(of: $0).map(access.realPath) }.flatMap(folderIndex)
    guard let index = index ?? folders.indices.first else {
      return .failure(.invalidParams("no folder is open"))
    }
    let folder = folders[index].path
    func answer(_ text: String?, _ what: String) -> Answer {
      guard let text else { return .failure(.invalidParams("there is no \(what)")) }
      return .success((.string(text), command == .graph ? [] : [show(text)]))
    }
    switch command {
    case .why:
      guard words.count > 1 else { return .failure(.invalidParams("it needs a document and the name of a type")) }
      return answer(access.why(folder, words[1]), "type `\(words[1])`")
    case .explain:
      guard let rule = words.first else { return .failure(.invalidParams("it needs the id of a rule")) }
      return answer(access.explainRule(folder, rule), "rule `\(rule)`")
    case .graph: return answer(access.graph(folder, words.dropFirst().first), "module `\(words.last ?? "")`")
    case .report:
      let news = wantsCheck ? check(access) : []
      return .success((access.report(folder).map { .string($0) } ?? .null, news))
    case .open:
      guard words.count > 1, FileURI.path(of: words[0]) != nil, let line = Int(words[1]), line > 0 else {
        return .failure(.invalidParams("it needs a document and a line"))
      }
      let position: JSON = ["line": .integer(line - 1), "character": 0]
      let place: JSON = [
        "uri": .string(words[0]), "takeFocus": true, "selection": ["start": position, "end": position],
      ]
      return .success((.null, [request("window/showDocument", place)]))
    case .addToBaseline:
      guard words.count > 1,
        let finding = folders[index].report?.findings.first(where: { $0.fingerprint == words[1] })
      else { return .failure(.invalidParams("there is no such finding any more")) }
      switch access.addToBaseline(folder, finding) {
      case .failure(let error): return .failure(error)
      case .success(let text):
        noteDisk()
        return .success((.string(text), [show(text)] + check(access)))
      }
    }
  }
}

extension Finding {
  /// The contract that is declared for what is stored by its class.
  fileprivate var contract: String? {
    guard use == "stores", others.count == 1, let contract = others.first, contract.role != nil else { return nil }
    return contract.name
  }

  /// The import that can be removed without a decision of the user.
  fileprivate var removal: ImportRemoval? { if case .removeImport(let removal)? = fix { removal } else { nil } }
}
