import SourceText
import SwiftFacts

extension Tokenizer {
  // MARK: Numbers

  mutating func number(_ start: Int, _ flags: Token.Flags) -> Int {
    var position = start + 1
    if source[start] == 0x30, let radix = radix(source[position]) {
      position += 1
      while isNumberByte(source[position]) { position += 1 }
      if radix == 16 {
        // `0x1.8p3`, but `0x1.description` is a member.
        var end = position
        if source[end] == 0x2e && isHexDigit(source[end + 1]) {
          var fraction = end + 1
          while isHexDigit(source[fraction]) || source[fraction] == 0x5f { fraction += 1 }
          if source[fraction] | 0x20 == 0x70 { end = fraction }
        }
        let last = end > position ? source[end] : source[position - 1]
        if last | 0x20 == 0x70 {
          if end > position { end += 1 }
          if source[end] == 0x2b || source[end] == 0x2d { end += 1 }
          while isNumberByte(source[end]) { end += 1 }
          return append(.float, start, end - start, flags)
        }
      }
      return append(.integer, start, position - start, flags)
    }
    var kind = TokenKind.integer
    while isDigit(source[position]) || source[position] == 0x5f { position += 1 }
    let isTupleIndex = tokens.last?.kind == .period
    if !isTupleIndex && source[position] == 0x2e && isDigit(source[position + 1]) {
      kind = .float
      position += 1
      while isDigit(source[position]) || source[position] == 0x5f { position += 1 }
    }
    if !isTupleIndex && source[position] | 0x20 == 0x65 {
      var end = position + 1
      if source[end] == 0x2b || source[end] == 0x2d { end += 1 }
      if isDigit(source[end]) {
        kind = .float
        position = end
        while isDigit(source[position]) || source[position] == 0x5f { position += 1 }
      }
    }
    // `1abc` is one broken literal, not a literal and a name.
    let end = source.endOfName(position)
    return append(kind, start, end - start, flags)
  }

  // MARK: Strings

  /// A string literal; `quote` is the offset of its first quote, behind `pounds` number signs.
  mutating func string(
    _ start: Int, _ quote: Int, pounds: Int, _ flags: Token.Flags
  ) -> Int {
    var isMultiline = source[quote + 1] == 0x22 && source[quote + 2] == 0x22
    if isMultiline && pounds > 0 && source.closesSingleLine(quote + 2, pounds) {
      // `#"""#` is one quote in a raw string: the literal ends on the line where it begins.
      isMultiline = false
    }
    let frame = StringFrame(pounds: pounds, isMultiline: isMultiline, head: tokens.count, depth: depth)
    _ = append(.stringHead, start, 0, flags)
    return stringSegment(quote + (isMultiline ? 3 : 1), frame)
  }

  /// Reads on inside a string literal up to its end or its next interpolation.
  mutating func stringSegment(_ start: Int, _ frame: StringFrame) -> Int {
    let end = endOfSegment(start, frame)
    if frame.isMultiline { noteLines(start, end) }
    return end
  }

  private mutating func endOfSegment(_ start: Int, _ frame: StringFrame) -> Int {
    var position = start
    while true {
      // Eight bytes at a time to the next quote, backslash or line end.
      while position < source.count {
        let word = source.word(at: position)
        let stops =
          WordScan.equal(word, 0x22) | WordScan.equal(word, 0x5c) | (frame.isMultiline ? 0 : WordScan.lineEnds(word))
        if stops != 0 {
          position &+= WordScan.length(stops)
          break
        }
        position &+= 8
      }
      guard position < source.count else { return unterminated(source.count, frame) }
      switch source[position] {
      case 0x22:
        let quotes = frame.isMultiline ? 3 : 1
        if source.closes(position, quotes, frame.pounds) {
          return end(position + quotes + frame.pounds, frame)
        }
        position += 1
      case 0x5c:
        var next = position + 1
        var pounds = 0
        while pounds < frame.pounds && source[next] == 0x23 {
          pounds += 1
          next += 1
        }
        if pounds < frame.pounds {
          position += 1
        } else if source[next] == 0x28 {
          return openInterpolation(next, frame: frame)
        } else if !frame.isMultiline && (source[next] == 0x0a || source[next] == 0x0d) {
          position = next
        } else {
          position = next + 1
        }
      case 0x0a where !frame.isMultiline, 0x0d where !frame.isMultiline:
        return unterminated(position, frame)
      default: position += 1
      }
    }
  }

  private mutating func unterminated(_ position: Int, _ frame: StringFrame) -> Int {
    let range = ByteRange(start: tokens[frame.head].start, end: UInt32(min(position, source.count)))
    problems.append(ReadProblem(kind: frame.isMultiline ? .unterminatedText : .unterminatedString, range: range))
    return end(min(position, source.count), frame)
  }

  /// A literal without interpolation is one token; otherwise a tail closes what the head began.
  private mutating func end(_ position: Int, _ frame: StringFrame) -> Int {
    if frame.head == tokens.count - 1 {
      tokens[frame.head].kind = .string
      tokens[frame.head].end = UInt32(position)
    } else {
      tokens[frame.head].value = UInt32(tokens.count)
      tokens[frame.head].end = tokens[frame.head + 1].start
      let start = Int(tokens[tokens.count - 1].end)
      _ = append(.stringTail, start, position - start, [], value: UInt32(frame.head))
    }
    return position
  }
}
