import SourceText

// `|` and `>`: texts by indentation.
extension YAMLParser {
  private enum Chomping { case clip, strip, keep }

  /// Reads a literal or folded text.
  ///
  /// - Parameter parent: The indentation of the collection around it, -1 at the top.
  mutating func readBlockScalar(parent: Int) throws(YAMLRefusal) {
    let start = position
    let isLiteral = bytes[position] == Y.bar
    position += 1
    let (chomping, digit) = try readBlockHeader()
    if digit != nil, parent < 0 {
      throw refusal("a number of blanks is not accepted at the top of a document", at: start, length: 2)
    }
    try finishLine()
    skipRestOfLine()
    var end = position
    let pooled = result.pool.count
    if !isAtEnd { skipBreak() }
    let (indentation, leading) = try findIndentation(digit.map { parent + $0 }, parent: parent)
    var pending = leading
    var hasLine = false
    var hasText = false
    var wasSpaced = false
    // `pending` counts the line breaks that are not yet written: their worth shows with the next line.
    while let indentation, !isAtEnd {
      let line = position
      while column < indentation, peek() == 0x20 { position += 1 }
      if isBreak(peek()) {
        pending += 1
        skipBreak()
        continue
      }
      if isAtEnd {
        // Blanks at the end of the file are an empty line to some parsers, and nothing to others.
        if chomping == .keep { throw refusal("blanks at the end of the file", hint: "delete them") }
        break
      }
      if column < indentation || isAtAnyMarker {
        position = line
        break
      }
      let textStart = position
      skipRestOfLine()
      let text = textStart..<position
      let isSpaced = !isLiteral && isBlank(bytes[textStart])
      writeBreaks(pending, isFirst: !hasLine, isFolded: !isLiteral && !isSpaced && !wasSpaced)
      result.pool.append(contentsOf: bytes[text])
      end = position
      wasSpaced = isSpaced
      hasLine = true
      hasText = hasText || !bytes[text].allSatisfy(isBlank)
      // A last line without a break counts as one with it.
      pending = 1
      if !isAtEnd { skipBreak() }
    }
    guard hasText else {
      // What an empty text means depends on the lines below it; an author does not write one on purpose.
      throw refusal("the text below is missing", hint: "indent it deeper than its key, or write \"\"", at: start)
    }
    writeEnd(chomping, pending: pending)
    append(
      scalar: scalar(
        isLiteral ? .literal : .folded, start..<end, content: pooled..<result.pool.count, isPooled: true))
  }

  /// Writes the breaks between two lines of text; the first of them ended the earlier line (unless there was none).
  private mutating func writeBreaks(_ count: Int, isFirst: Bool, isFolded: Bool) {
    if isFirst || !isFolded {
      result.pool.append(contentsOf: repeatElement(0x0A, count: count))
    } else if count == 1 {
      result.pool.append(0x20)
    } else {
      result.pool.append(contentsOf: repeatElement(0x0A, count: count - 1))
    }
  }

  private mutating func writeEnd(_ chomping: Chomping, pending: Int) {
    switch chomping {
    case .strip: break
    case .clip: result.pool.append(0x0A)
    case .keep: result.pool.append(contentsOf: repeatElement(0x0A, count: pending))
    }
  }

  private mutating func readBlockHeader() throws(YAMLRefusal) -> (Chomping, Int?) {
    var chomping: Chomping?
    var digit: Int?
    while true {
      switch peek() {
      case Y.plus where chomping == nil: chomping = .keep
      case Y.dash where chomping == nil: chomping = .strip
      case 0x31...0x39 where digit == nil: digit = Int(peek() - 0x30)
      default: return (chomping ?? .clip, digit)
      }
      position += 1
    }
  }

  /// The indentation of the text and the number of empty lines before it; the indentation is nil when there is no text.
  private mutating func findIndentation(_ given: Int?, parent: Int) throws(YAMLRefusal) -> (Int?, Int) {
    if let given { return (given, 0) }
    var emptyLines = 0
    var widest = 0
    let start = position
    while !isAtEnd {
      while peek() == 0x20 { position += 1 }
      if isBreak(peek()) {
        widest = max(widest, column)
        emptyLines += 1
        skipBreak()
        continue
      }
      if isAtEnd {
        if column > 0 { emptyLines += 1 }
        break
      }
      let found = column
      if peek() == 0x09 {
        throw refusal("a tab is used for indentation", hint: "indent the first line of the text with spaces")
      }
      if found == 0, parent < 0, !isAtAnyMarker {
        throw refusal("the text is not indented", hint: "start each of its lines with a space")
      }
      // What is indented no deeper than the parent does not belong to the text: the text is empty.
      let isEmpty = found <= parent || isAtAnyMarker
      if !isEmpty, widest > found {
        throw refusal("an empty line before the text is indented deeper than the text", at: start)
      }
      position = lineStart
      return (isEmpty ? nil : found, emptyLines)
    }
    return (nil, emptyLines)
  }
}
