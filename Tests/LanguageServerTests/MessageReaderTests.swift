import PlainJSON
import Testing

@testable import LanguageServer

/// Messages in a stream, in whatever pieces they come.
@Suite struct MessageReaderTests {
  private func pieces(_ stream: String, _ framing: Framing = .headers, by size: Int, limit: Int = 1000)
    -> [MessageReader.Piece]
  {
    var reader = MessageReader(framing, limit: limit)
    var found: [MessageReader.Piece] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      reader.take(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let piece = reader.next() { found.append(piece) }
    }
    return found
  }

  private func message(_ text: String) -> MessageReader.Piece { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 1000]) func messagesComeInPieces(_ size: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x; charset=utf-8\r\n\r\n[1é"
    #expect(pieces(stream, by: size) == [message("{}"), message("[1é")])
    #expect(pieces("{}\n\r\n\n[1]\n{", .lines, by: size) == [message("{}"), message("[1]")])
  }

  /// One broken message costs none behind it.
  @Test(arguments: [1, 5, 10_000]) func whatIsNoMessageIsPassedOver(_ size: Int) {
    let good = "Content-Length: 2\r\n\r\n{}"
    let noNumber = "Content-Length: two\r\n\r\n"
    #expect(
      pieces(noNumber + good, by: size) == [
        .broken("there is no header `Content-Length` with a number"), message("{}"),
      ])
    let long = "Content-Length: 1001\r\n\r\n" + String(repeating: "x", count: 1001)
    #expect(
      pieces(long + good, by: size) == [
        .broken("the message has 1001 bytes, and more than 1000 are not read"), message("{}"),
      ])
    let line = String(repeating: "x", count: 1500)
    let found = pieces(line + "\n{}\n", .lines, by: size)
    #expect(found.last == message("{}") && found.count <= 2)
    let garbage = String(repeating: "x", count: 8192)
    #expect(pieces(garbage + good, by: size).last == message("{}"))
  }

  @Test func halfAMessageIsKept() {
    var reader = MessageReader(.headers)
    reader.take("Content-Length: 10\r\n\r\n{".utf8)
    #expect(reader.next() == nil && reader.isUnfinished)
  }

  @Test func whatIsWrittenCanBeRead() {
    let json: JSON = ["jsonrpc": "2.0", "id": 1, "result": "a\nb\u{1F600}"]
    for framing in [Framing.headers, .lines] {
      var reader = MessageReader(framing)
      reader.take(frame(json, framing))
      guard case .message(let bytes)? = reader.next() else {
        Issue.record("no message")
        continue
      }
      #expect(decodeMessages(bytes) == [.response(id: 1, result: "a\nb\u{1F600}")])
    }
  }

  @Test func messagesAreOfFourKinds() {
    func decode(_ text: String) -> [IncomingMessage] { decodeMessages(Array(text.utf8)) }
    #expect(
      decode(#"{"jsonrpc":"2.0","id":"a\/b","method":"x\/y"}"#) == [.request(id: "a/b", method: "x/y", params: .null)])
    #expect(decode(#"{"id":3.0,"method":"x","params":[1]}"#) == [.request(id: 3, method: "x", params: [1])])
    #expect(decode(#"{"method":"$/progress"}"#) == [.notification(method: "$/progress", params: .null)])
    #expect(decode(#"{"id":1,"error":{"code":1,"message":""}}"#) == [.response(id: 1, result: nil)])
    #expect(decode(#"[{"method":"a"},{"method":"b"}]"#).count == 2)
    for broken in [
      "", "{", "[]", "1", #"{"id":1}"#, #"{"id":{},"method":"x"}"#, #"{"method":1}"#,
      #"{"jsonrpc":"1.0","method":"x"}"#,
    ] {
      guard case .invalid? = decode(broken).first else {
        Issue.record("\(broken) was taken for a message")
        continue
      }
    }
  }

  @Test func whatIsTakenBackIsNotCarriedOut() {
    let queue: [IncomingMessage] = [
      .request(id: 1, method: "a", params: .null), .request(id: "1", method: "b", params: .null),
      .notification(method: "$/cancelRequest", params: ["id": "1"]),
    ]
    #expect(withoutCancelled(queue)[..<2] == [queue[0], .cancelled(id: "1")])
  }

  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%C3%A9.swift", "/a b/é.swift"),
    ("file://localhost/a/../b", "/b"), ("FILE:/a", "/a"),
  ]) func addressesAreFiles(_ uri: String, _ path: String) {
    #expect(FileURI.path(of: uri) == path)
    #expect(FileURI.path(of: FileURI.of(path)) == path)
  }

  @Test(arguments: ["untitled:Untitled-1", "file://host/a", "file:", "file:///a%2", "file:///a%00", "https://a/b", ""])
  func otherAddressesAreNone(_ uri: String) { #expect(FileURI.path(of: uri) == nil) }
}
