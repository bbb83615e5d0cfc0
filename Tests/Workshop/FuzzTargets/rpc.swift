import LanguageServer
import Linter
import PlainJSON

// What libFuzzer calls: whatever arrives at a session, in whatever pieces, every request has one answer, and what
// leaves can be read.

private func makeAccess() -> ProjectAccess {
  ProjectAccess(
    version: "0",
    check: { _, request in
      var report = Report(preset: "viper")
      for (path, bytes) in request.overlay {
        let place = Linter.Place(path: path, line: 1, column: 1, endLine: 1, endColumn: max(1, bytes.count))
        report.findings.append(
          Finding(rule: "a", severity: .error, place: place, message: "b", remedy: "c", fingerprint: "d"))
      }
      return CheckedProject(report: report)
    },
    bytes: { _ in nil }, realPath: { $0 }, home: { _ in "/" }, types: { _ in ProjectMap(types: []) },
    explain: { _, _ in [] },
    why: { _, name in name }, explainRule: { _, rule in rule }, graph: { _, module in module }, report: { _ in "{}" },
    addToBaseline: { _, finding in .success(finding.rule) })
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  // As a stream that somebody else has made …
  for framing in [Framing.headers, .lines] {
    var reader = MessageReader(framing, limit: 1 << 16)
    for start in stride(from: 1, to: bytes.count, by: Int(first) + 1) {
      reader.take(bytes[start..<min(bytes.count, start + Int(first) + 1)])
      while let piece = reader.next() { _ = decodeMessages(piece) }
    }
  }
  // … and as messages, a line each, to a session that is under way.
  let access = makeAccess()
  var session = Session()
  func send(_ event: SessionEvent) -> [OutgoingMessage] {
    let (next, messages) = respond(to: event, session, access)
    session = next
    for message in messages where readJSON(writeJSON(message.json), path: "out").root == nil {
      fatalError("what leaves cannot be read")
    }
    return messages
  }
  let hello: JSON = ["workspaceFolders": [["uri": "file:///p"]], "capabilities": [:]]
  _ = send(.message(.request(id: 0, method: "initialize", params: hello)))
  let open: JSON = ["textDocument": ["uri": "file:///p/A.swift", "version": 1, "text": "é\n😀 a\r\nb"]]
  _ = send(.message(.notification(method: "textDocument/didOpen", params: open)))
  for line in bytes.dropFirst().split(separator: 0x0A) {
    for message in withoutCancelled(decodeMessages(Array(line))) {
      let answers = send(.message(message))
      guard case .request(let id, _, _) = message else { continue }
      let count = answers.count {
        switch $0 {
        case .result(id, _), .error(id, _): true
        default: false
        }
      }
      if count != 1 { fatalError("a request has \(count) answers") }
    }
    _ = send(.idle)
  }
  return 0
}
