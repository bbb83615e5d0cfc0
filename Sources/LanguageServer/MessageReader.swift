import PlainJSON

/// How messages follow each other in a stream of bytes.
public enum Framing: Sendable, Equatable {
  /// `Content-Length: 17`, a blank line, 17 bytes: the Language Server Protocol.
  case headers
  /// Each message is a line: the Model Context Protocol.
  case lines
}

/// Takes messages out of a stream that arrives in pieces of any size. What cannot be a message is passed over, and
/// said: one broken message must not cost those behind it.
public struct MessageReader: Sendable {
  /// What the stream held next.
  public enum Piece: Sendable, Equatable {
    /// The bytes of a message, whatever they are.
    case message([UInt8])
    /// Bytes that were passed over; a clause that says why.
    case broken(String)
  }

  private let framing: Framing
  /// A longer message is passed over, and not kept.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Bytes of a message that is too long: so many are still to come.
  private var passing = 0
  /// The rest of a line that is too long is passed over.
  private var isPassingLine = false
  /// Up to here no line end was found.
  private var searched = 0

  /// A block of headers has two lines of about 60 bytes.
  private static var headerLimit: Int { 8192 }

  /// - Parameter limit: in bytes; a longer message is refused.
  public init(_ framing: Framing, limit: Int = 64 << 20) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes what has arrived.
  public mutating func take(_ more: some Collection<UInt8>) {
    let skipped = min(passing, more.count)
    passing -= skipped
    bytes += more.dropFirst(skipped)
  }

  /// The stream has ended in the middle of a message.
  public var isUnfinished: Bool { !bytes.isEmpty || passing > 0 || isPassingLine }

  /// The next message that is there as a whole; nil: more bytes are needed.
  public mutating func next() -> Piece? {
    switch framing {
    case .headers: nextWithHeaders()
    case .lines: nextLine()
    }
  }

  private mutating func nextLine() -> Piece? {
    while true {
      guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
        searched = bytes.count
        guard bytes.count > limit else { return nil }
        (bytes, searched) = ([], 0)
        defer { isPassingLine = true }
        return isPassingLine ? nil : .broken("the message is longer than \(limit) bytes")
      }
      let line = Array(bytes[..<end])
      bytes.removeFirst(end + 1)
      searched = 0
      if isPassingLine {
        isPassingLine = false
        continue
      }
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      return .message(line)
    }
  }

  private mutating func nextWithHeaders() -> Piece? {
    // Blank lines between messages are forgiven.
    let blanks = bytes.prefix { $0 == 0x0D || $0 == 0x0A }.count
    if blanks > 0 { bytes.removeFirst(blanks) }
    guard let end = endOfHeaders() else {
      guard bytes.count > MessageReader.headerLimit else { return nil }
      bytes.removeFirst(MessageReader.headerLimit)
      return .broken("there is no header `Content-Length`")
    }
    let headers = bytes[..<end]
    guard let length = MessageReader.contentLength(headers) else {
      bytes.removeFirst(end)
      return .broken("there is no header `Content-Length` with a number")
    }
    guard length <= limit else {
      let there = min(length, bytes.count - end)
      passing = length - there
      bytes.removeFirst(end + there)
      return .broken("the message has \(length) bytes, and more than \(limit) are not read")
    }
    guard bytes.count >= end + length else { return nil }
    let message = Array(bytes[end..<end + length])
    bytes.removeFirst(end + length)
    return .message(message)
  }

  /// Behind the blank line; lines may end in LF alone.
  private func endOfHeaders() -> Int? {
    var isLineEmpty = false
    for (index, byte) in bytes.prefix(MessageReader.headerLimit).enumerated() {
      if byte == 0x0A {
        if isLineEmpty { return index + 1 }
        isLineEmpty = true
      } else if byte != 0x0D {
        isLineEmpty = false
      }
    }
    return nil
  }

  private static func contentLength(_ headers: ArraySlice<UInt8>) -> Int? {
    for line in headers.split(separator: 0x0A) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1).map(trimmed)
      if parts.count == 2, parts[0].lowercased().hasSuffix("content-length"), let length = Int(parts[1]), length >= 0 {
        return length
      }
    }
    return nil
  }
}

/// The bytes of a message as they go into the stream.
public func frame(_ message: JSON, _ framing: Framing) -> [UInt8] {
  let body = writeJSON(message, layout: .compact)
  switch framing {
  case .headers: return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  case .lines: return body + [0x0A]
  }
}

/// Without blanks at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
