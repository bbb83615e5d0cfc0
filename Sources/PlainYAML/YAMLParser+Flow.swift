import SourceText

// Flow collections: structure by brackets.
extension YAMLParser {
  /// Reads a value in brackets, or a collection in brackets.
  ///
  /// - Parameter indentation: How many spaces each further line must start with.
  mutating func readFlowNode(indentation: Int) throws(YAMLRefusal) {
    switch peek() {
    case Y.openBracket: try readFlowSequence(indentation: indentation)
    case Y.openBrace: try readFlowMapping(indentation: indentation)
    default: append(scalar: try readFlowScalar(indentation: indentation))
    }
  }

  private mutating func readFlowScalar(indentation: Int) throws(YAMLRefusal) -> YAMLNode {
    switch peek() {
    case Y.quote, Y.apostrophe: try readQuoted(indentation: indentation)
    default: try readPlain(inFlow: true)
    }
  }

  private mutating func readFlowSequence(indentation: Int) throws(YAMLRefusal) {
    let start = position
    try enter(at: start)
    let sequence = startCollection(.sequence, .flow, at: start)
    position += 1
    var count = 0
    try skipInFlow(indentation)
    while peek() != Y.closeBracket {
      try checkFlowItem(openedAt: start, closing: "]")
      try readFlowNode(indentation: indentation)
      count += 1
      let line = lineStart
      try skipInFlow(indentation)
      if peek() == Y.colon {
        throw refusal("a pair inside a list", hint: "write it in braces: { key: value }")
      }
      try endFlowItem(Y.closeBracket, "]", openedAt: start, crossedLine: line != lineStart, indentation: indentation)
    }
    position += 1
    endCollection(sequence, children: count, end: position)
  }

  private mutating func readFlowMapping(indentation: Int) throws(YAMLRefusal) {
    let start = position
    try enter(at: start)
    let mapping = startCollection(.mapping, .flow, at: start)
    position += 1
    var count = 0
    try skipInFlow(indentation)
    while peek() != Y.closeBrace {
      try checkFlowItem(openedAt: start, closing: "}")
      if peek() == Y.openBracket || peek() == Y.openBrace {
        throw refusal("a key must be a single word or text", hint: "put quotes around it")
      }
      let (keyStart, keyLine) = (position, lineStart)
      let key = try readFlowScalar(indentation: indentation)
      if keyLine != lineStart { throw refusal("a key must stand on one line", at: keyStart) }
      append(scalar: key)
      let behindKey = position
      try skipInFlow(indentation)
      if peek() == Y.colon {
        if keyLine != lineStart {
          throw refusal("the colon must stand on the line of its key", hint: "move it up")
        }
        position += 1
        let behindColon = position
        try skipInFlow(indentation)
        if peek() == Y.comma || peek() == Y.closeBrace {
          appendEmpty(at: behindColon)
        } else {
          try readFlowNode(indentation: indentation)
        }
      } else {
        appendEmpty(at: behindKey)
      }
      count += 2
      let line = lineStart
      try skipInFlow(indentation)
      try endFlowItem(
        Y.closeBrace, "}", openedAt: start, crossedLine: line != lineStart || lineStart != keyLine,
        indentation: indentation)
    }
    position += 1
    endCollection(mapping, children: count, end: position)
  }

  /// Refuses what cannot start an item.
  private func checkFlowItem(openedAt start: Int, closing: String) throws(YAMLRefusal) {
    if isAtEnd { throw unclosed(start, closing) }
    if peek() == Y.comma { throw refusal("a value is missing before the comma") }
  }

  private func unclosed(_ start: Int, _ closing: String) -> YAMLRefusal {
    refusal("this bracket is never closed", hint: "write \"\(closing)\"", at: start)
  }

  /// Moves over the comma behind an item, or stays at the closing bracket.
  private mutating func endFlowItem(
    _ closing: UInt8, _ closingText: String, openedAt start: Int, crossedLine: Bool, indentation: Int
  ) throws(YAMLRefusal) {
    if peek() == closing { return }
    if peek() == Y.comma {
      position += 1
      try skipInFlow(indentation)
      return
    }
    if isAtEnd { throw unclosed(start, closingText) }
    if crossedLine {
      throw refusal(
        "a comma or \"\(closingText)\" is missing before this line", hint: "a text over several lines needs quotes")
    }
    throw refusal("a comma or \"\(closingText)\" is expected here", hint: "put quotes around the whole value")
  }

  /// Moves over blanks, comments and line breaks between brackets.
  private mutating func skipInFlow(_ indentation: Int) throws(YAMLRefusal) {
    while true {
      skipBlanks()
      guard isAtLineEnd, !isAtEnd else { break }
      skipRestOfLine()
      if isAtEnd { break }
      skipBreak()
      while peek() == 0x20 { position += 1 }
      let spaces = column
      skipBlanks()
      if isAtLineEnd { continue }
      if spaces < indentation {
        let what = spaces < column ? "a tab is used for indentation" : "this line is indented too little"
        throw refusal(what, hint: "indent it by \(indentation) or more, closing brackets too")
      }
      if isAtAnyMarker { throw refusal("the document ends inside brackets", length: 3) }
    }
    if peek() == Y.hash { throw refusal("a comment needs a blank before it", hint: "write \" #\"") }
  }
}
