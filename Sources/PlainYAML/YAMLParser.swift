import SourceText

/// What a parser has made of a text.
struct YAMLParsed {
  var nodes: [YAMLNode] = []
  var pool: [UInt8] = []
  var hasStartMarker = false
  var hasEndMarker = false
}

/// A recursive descent through the lines of a text. This file: the stream, and moving about in it.
///
/// The invariant between functions: the byte at `position` is the first one that has not been read yet, and `lineStart`
/// is where its line starts. A node ends before the blanks and comments behind it.
struct YAMLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  var position = 0
  var lineStart = 0
  var depth = 0
  /// Behind the last byte of the last node that is complete.
  private var lastEnd: UInt32 = 0
  var result = YAMLParsed()
  /// Keys that stand twice in one mapping; reading goes on behind them.
  var duplicates: [YAMLRefusal] = []
  /// Made for the first of these.
  var lines: LineTable?

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    result.nodes.reserveCapacity(bytes.count / 16)
  }

  /// How many bytes stand before `position` on its line: the indentation, when only blanks do.
  var column: Int { position - lineStart }

  /// The byte at a distance from `position`; 0 behind the end (which no accepted text contains).
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == Y.comma || byte == Y.openBracket || byte == Y.closeBracket || byte == Y.openBrace || byte == Y.closeBrace
  }

  /// Whether nothing but a separator follows: `-`, `?` and `:` are indicators only then.
  func isSeparator(_ byte: UInt8) -> Bool { byte == 0 || isBlank(byte) || isBreak(byte) }

  func refusal(_ message: String, hint: String? = nil, at start: Int? = nil, length: Int = 1) -> YAMLRefusal {
    let start = min(start ?? position, bytes.count)
    let end = min(start + length, bytes.count)
    return YAMLRefusal(range: ByteRange(start: UInt32(start), end: UInt32(end)), message: message, hint: hint)
  }

  mutating func readStream() throws(YAMLRefusal) {
    try checkCharacters()
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      lineStart = 3
    }
    try skipToContent()
    guard !isAtEnd else { return }
    if peek() == Y.percent, column == 0 {
      throw refusal("directives are not accepted", hint: "leave the line out")
    }
    if isAtMarker(Y.dash) {
      result.hasStartMarker = true
      position += 3
      skipBlanks()
      if !isAtLineEnd {
        try readBlockNode(parent: -1, mayBeCollection: false)
      } else {
        try readNodeOnNextLine(parent: -1, emptyAt: position)
      }
    } else {
      if isAtMarker(Y.dot) {
        throw refusal("a document ends that never started", hint: "leave the line out", length: 3)
      }
      try readBlockNode(parent: -1, mayBeCollection: true)
    }
    try skipToContent()
    if !isAtEnd, isAtMarker(Y.dot) {
      result.hasEndMarker = true
      position += 3
      try finishLine()
      try skipToContent()
    }
    guard !isAtEnd else { return }
    if result.hasEndMarker || isAtMarker(Y.dash) {
      throw refusal("a second document starts here", hint: "write one document in each file", length: 3)
    }
    throw refusal("this belongs to nothing above it", hint: "check the indentation")
  }

  /// Whether `---` or `...` stands at the start of the line.
  func isAtMarker(_ byte: UInt8) -> Bool {
    column == 0 && peek() == byte && peek(1) == byte && peek(2) == byte && isSeparator(peek(3))
  }

  var isAtAnyMarker: Bool { isAtMarker(Y.dash) || isAtMarker(Y.dot) }

  mutating func skipBlanks() {
    while isBlank(peek()) { position += 1 }
  }

  /// At a line break, a comment or the end of the text, blanks being skipped.
  var isAtLineEnd: Bool {
    let byte = peek()
    if isAtEnd || isBreak(byte) { return true }
    return byte == Y.hash && (column == 0 || isBlank(bytes[position - 1]))
  }

  mutating func skipBreak() {
    if peek() == 0x0D, peek(1) == 0x0A { position += 1 }
    position += 1
    lineStart = position
  }

  mutating func skipRestOfLine() {
    while !isAtEnd, !isBreak(bytes[position]) { position += 1 }
  }

  /// Refuses anything but blanks and a comment on the rest of the line.
  mutating func finishLine() throws(YAMLRefusal) {
    skipBlanks()
    guard !isAtLineEnd else { return }
    if peek() == Y.hash { throw refusal("a comment needs a blank before it", hint: "write \" #\"") }
    if peek() == Y.colon, isSeparator(peek(1)) {
      throw refusal("a second \":\" on the line", hint: "put quotes around a value with \": \" in it")
    }
    throw refusal("nothing may follow here", hint: "put quotes around the whole value")
  }

  /// Moves on to the first byte that is neither blank nor comment, across lines. Stays when it is there already.
  mutating func skipToContent() throws(YAMLRefusal) {
    while true {
      let isFresh = position == lineStart
      while peek() == 0x20 { position += 1 }
      // Only spaces indent, also where nothing or a comment follows.
      if isFresh, peek() == 0x09 { throw refusal("a tab is used for indentation", hint: "indent with spaces") }
      skipBlanks()
      guard isAtLineEnd else { return }
      skipRestOfLine()
      if isAtEnd { return }
      skipBreak()
    }
  }

  mutating func enter(at start: Int) throws(YAMLRefusal) {
    depth += 1
    if depth > depthLimit {
      throw refusal("more than \(depthLimit) collections within each other", at: start)
    }
  }

  // Building the tree.

  mutating func startCollection(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style, at start: Int) -> Int {
    let range = ByteRange(start: UInt32(start), end: UInt32(start))
    result.nodes.append(YAMLNode(kind: kind, style: style, range: range))
    return result.nodes.count - 1
  }

  /// Closes a collection behind its last child (or behind its bracket).
  mutating func endCollection(_ node: Int, children: Int, end: Int? = nil) {
    if let end { lastEnd = UInt32(end) }
    result.nodes[node].range.end = max(lastEnd, result.nodes[node].range.start)
    result.nodes[node].childCount = UInt32(children)
    result.nodes[node].end = UInt32(result.nodes.count)
    depth -= 1
    if result.nodes[node].kind == .mapping { checkKeys(of: node, count: children / 2) }
  }

  mutating func append(scalar: YAMLNode) {
    var scalar = scalar
    scalar.end = UInt32(result.nodes.count + 1)
    lastEnd = scalar.range.end
    result.nodes.append(scalar)
  }

  /// A value that is not written.
  mutating func appendEmpty(at offset: Int) {
    append(scalar: scalar(.plain, offset..<offset, content: offset..<offset))
  }

  func scalar(
    _ style: YAMLNode.Style, _ range: Range<Int>, content: Range<Int>, isPooled: Bool = false
  ) -> YAMLNode {
    var node = YAMLNode(kind: .scalar, style: style, range: byteRange(range))
    node.content = byteRange(content)
    node.isPooled = isPooled
    return node
  }

  func byteRange(_ range: Range<Int>) -> ByteRange {
    ByteRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }
}

/// The characters that mean something.
enum Y {
  static let dash = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let question = UInt8(ascii: "?")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let bar = UInt8(ascii: "|")
  static let greater = UInt8(ascii: ">")
  static let plus = UInt8(ascii: "+")
}
