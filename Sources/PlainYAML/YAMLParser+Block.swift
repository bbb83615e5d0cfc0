import SourceText

// Block collections: structure by indentation.
extension YAMLParser {
  /// Reads the node that starts at `position`.
  ///
  /// - Parameters:
  ///   - parent: The indentation of the collection around it, -1 at the top.
  ///   - mayBeCollection: False behind a key or `---` on the same line, where no block collection may start.
  mutating func readBlockNode(parent: Int, mayBeCollection: Bool) throws(YAMLRefusal) {
    switch peek() {
    case Y.dash where isSeparator(peek(1)):
      guard mayBeCollection else {
        throw refusal("a list cannot start on this line", hint: "start it on the next line")
      }
      try readBlockSequence()
    case Y.bar, Y.greater:
      if parent >= 0, bytes[lineStart..<position].allSatisfy({ $0 == 0x20 }) {
        throw refusal("a text cannot start on a line of its own", hint: "write the sign behind its key")
      }
      try readBlockScalar(parent: parent)
    case Y.openBracket, Y.openBrace:
      let start = position
      try readFlowNode(indentation: parent + 1)
      skipBlanks()
      if peek() == Y.colon, isSeparator(peek(1)) {
        throw refusal("a key must be a single word or text", hint: "put quotes around it", at: start)
      }
      try finishLine()
    default:
      try readScalarOrMapping(parent: parent, mayBeCollection: mayBeCollection)
    }
  }

  private mutating func readScalarOrMapping(parent: Int, mayBeCollection: Bool) throws(YAMLRefusal) {
    let (start, column) = (position, column)
    let (first, spansLines) = try readBlockFlowScalar(indentation: parent + 1)
    skipBlanks()
    if peek() == Y.colon, isSeparator(peek(1)) {
      if spansLines { throw refusal("a key must stand on one line", at: start) }
      guard mayBeCollection else {
        throw refusal("a second \":\" on the line", hint: "put quotes around a value with \": \" in it")
      }
      try readBlockMapping(firstKey: first, column: column)
      return
    }
    try finishLine()
    append(scalar: first)
    guard first.style == .plain else { return }
    try skipToContent()
    if !isAtEnd, !isAtAnyMarker, self.column > parent {
      if mayBeCollection, let colon = colonWithoutBlank(in: first) {
        throw refusal("a blank is missing behind the colon", hint: "write \"key: value\"", at: colon)
      }
      throw refusal(
        "a text without quotes goes on in this line, or the indentation is wrong",
        hint: "check the indentation, or put quotes around the text, or write it below \"|\" or \">\"")
    }
  }

  /// Where `key:value` lacks its blank.
  private func colonWithoutBlank(in scalar: YAMLNode) -> Int? {
    let range = Int(scalar.range.start)..<Int(scalar.range.end)
    let word = range.prefix { !isBlank(bytes[$0]) }
    return word.first { bytes[$0] == Y.colon }
  }

  /// A plain or quoted scalar in block context, and whether it spans lines.
  private mutating func readBlockFlowScalar(indentation: Int) throws(YAMLRefusal) -> (YAMLNode, Bool) {
    switch peek() {
    case Y.quote, Y.apostrophe:
      let line = lineStart
      let node = try readQuoted(indentation: indentation)
      return (node, lineStart != line)
    default:
      return (try readPlain(inFlow: false), false)
    }
  }

  private mutating func readBlockMapping(firstKey: YAMLNode, column: Int) throws(YAMLRefusal) {
    let start = Int(firstKey.range.start)
    try enter(at: start)
    let mapping = startCollection(.mapping, .block, at: start)
    var key = firstKey
    var count = 0
    while true {
      if key.range.end - key.range.start > 1024 {
        throw refusal("a key longer than 1024 bytes", at: Int(key.range.start))
      }
      append(scalar: key)
      position += 1
      let behindColon = position
      skipBlanks()
      if !isAtLineEnd {
        try readBlockNode(parent: column, mayBeCollection: false)
      } else {
        try readNodeOnNextLine(parent: column, emptyAt: behindColon, mayBeListAtParent: true)
      }
      count += 2
      try skipToContent()
      if isAtEnd || isAtAnyMarker || self.column < column { break }
      try checkColumn(column)
      key = try readFurtherKey()
    }
    endCollection(mapping, children: count)
  }

  /// Reads a key and stops at its colon.
  private mutating func readFurtherKey() throws(YAMLRefusal) -> YAMLNode {
    if peek() == Y.dash, isSeparator(peek(1)) {
      throw refusal("a list item among keys", hint: "indent the list below its key")
    }
    if peek() == Y.openBracket || peek() == Y.openBrace {
      throw refusal("a key must be a single word or text", hint: "put quotes around it")
    }
    let (start, line) = (position, lineStart)
    let (key, _) = try readBlockFlowScalar(indentation: column)
    skipBlanks()
    guard peek() == Y.colon, isSeparator(peek(1)), line == lineStart else {
      throw refusal(
        "a key and \":\" are expected here", hint: "write \"key: value\", with a blank behind the colon", at: start,
        length: Int(key.range.end - key.range.start))
    }
    return key
  }

  /// - Parameter isAtParent: The list is indented no deeper than the key above it.
  private mutating func readBlockSequence(isAtParent: Bool = false) throws(YAMLRefusal) {
    let column = column
    try enter(at: position)
    let sequence = startCollection(.sequence, .block, at: position)
    var count = 0
    while true {
      position += 1
      let behindDash = position
      skipBlanks()
      if let tab = (behindDash..<position).first(where: { bytes[$0] == 0x09 }) {
        throw refusal("a tab behind a dash", hint: "write a space", at: tab)
      }
      if !isAtLineEnd {
        try readBlockNode(parent: column, mayBeCollection: true)
      } else {
        let before = result.nodes.count
        try readNodeOnNextLine(parent: column, emptyAt: behindDash)
        // Parsers do not agree on what this means.
        if isAtParent, result.nodes[before].range.isEmpty {
          throw refusal("a value is missing behind the dash", hint: "write ~, or indent the list", at: behindDash - 1)
        }
      }
      count += 1
      try skipToContent()
      if isAtEnd || isAtAnyMarker || self.column < column { break }
      try checkColumn(column)
      guard peek() == Y.dash, isSeparator(peek(1)) else { break }
    }
    endCollection(sequence, children: count)
  }

  private func checkColumn(_ expected: Int) throws(YAMLRefusal) {
    guard column > expected else { return }
    throw refusal(
      "the indentation fits nothing above", hint: "start it in column \(expected + 1), or deeper below a key")
  }

  /// Reads what stands below a key, a dash or `---`: nothing, when the next line is indented no deeper.
  mutating func readNodeOnNextLine(
    parent: Int, emptyAt: Int, mayBeListAtParent: Bool = false
  ) throws(YAMLRefusal) {
    try skipToContent()
    if isAtEnd || isAtAnyMarker {
      appendEmpty(at: emptyAt)
    } else if column > parent {
      try readBlockNode(parent: parent, mayBeCollection: true)
    } else if mayBeListAtParent, column == parent, peek() == Y.dash, isSeparator(peek(1)) {
      try readBlockSequence(isAtParent: true)
    } else {
      appendEmpty(at: emptyAt)
    }
  }

  /// Notes the keys that stand more than once.
  mutating func checkKeys(of mapping: Int, count: Int) {
    guard count > 1 else { return }
    var keys: [Int] = []
    keys.reserveCapacity(count)
    var key = mapping + 1
    while key < Int(result.nodes[mapping].end) {
      keys.append(key)
      key = Int(result.nodes[key + 1].end)
    }
    if count <= 12 {
      for index in 1..<count {
        for earlier in 0..<index where haveEqualContent(keys[index], keys[earlier]) {
          noteDuplicate(keys[index], of: keys[earlier])
          break
        }
      }
    } else {
      var seen: [[UInt8]: Int] = [:]
      for key in keys {
        if let earlier = seen.updateValue(key, forKey: content(of: key)) {
          noteDuplicate(key, of: earlier)
        }
      }
    }
  }

  private func content(of node: Int) -> [UInt8] {
    let node = result.nodes[node]
    let range = Int(node.content.start)..<Int(node.content.end)
    return node.isPooled ? Array(result.pool[range]) : Array(bytes[range])
  }

  private func haveEqualContent(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (result.nodes[left], result.nodes[right])
    guard a.content.end - a.content.start == b.content.end - b.content.start else { return false }
    if a.isPooled || b.isPooled { return content(of: left) == content(of: right) }
    for index in 0..<Int(a.content.end - a.content.start)
    where bytes[Int(a.content.start) + index] != bytes[Int(b.content.start) + index] {
      return false
    }
    return true
  }

  private mutating func noteDuplicate(_ key: Int, of earlier: Int) {
    let range = result.nodes[key].range
    if lines == nil { lines = LineTable(of: Array(bytes)) }
    let line = lines!.position(of: result.nodes[earlier].range.start).line
    let text = String(decoding: content(of: key), as: UTF8.self)
    duplicates.append(
      YAMLRefusal(
        range: range, message: "the key \"\(text)\" stands twice, first in line \(line)", hint: "leave one of them out")
    )
  }
}
