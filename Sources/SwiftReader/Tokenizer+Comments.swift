import SourceText
import SwiftFacts

extension Tokenizer {
  /// Skips blanks at the start of a line.
  @inline(__always)
  func skipIndentation(_ source: borrowing Span<UInt8>, _ start: Int) -> Int {
    var position = start
    while position &+ 8 <= source.count {
      let word = WordScan.load(source, position) ^ 0x2020_2020_2020_2020
      if word == 0 {
        position &+= 8
      } else {
        return position &+ word.trailingZeroBitCount &>> 3
      }
    }
    return position
  }

  /// The offset of the line end at or behind `start`.
  @inline(__always)
  func endOfLine(_ source: borrowing Span<UInt8>, _ start: Int) -> Int {
    var position = start
    while position &+ 8 <= source.count {
      let word = WordScan.load(source, position)
      let stops = WordScan.equal(word, 0x0a) | WordScan.equal(word, 0x0d)
      if stops != 0 { return position &+ stops.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < source.count && source[position] != 0x0a && source[position] != 0x0d { position += 1 }
    return position
  }

  mutating func lineComment(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    let end = endOfLine(source, start)
    noteComment(source, start, end, flags)
    return end
  }

  mutating func blockComment(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start + 2
    var depth = 1
    while position < source.count {
      if position &+ 8 <= source.count {
        let word = WordScan.load(source, position)
        let stops = WordScan.equal(word, 0x2a) | WordScan.equal(word, 0x2f)
        if stops == 0 {
          position &+= 8
          continue
        }
        position &+= stops.trailingZeroBitCount &>> 3
      }
      let next = peek(source, position + 1)
      switch source[position] {
      case 0x2a where next == 0x2f:
        depth -= 1
        position += 2
        if depth == 0 {
          noteComment(source, start, position, flags)
          return position
        }
      case 0x2f where next == 0x2a:
        depth += 1
        position += 2
      default: position += 1
      }
    }
    problems.append(
      ReadProblem(kind: .unterminatedComment, range: ByteRange(start: UInt32(start), end: UInt32(source.count))))
    return source.count
  }

  func containsNewline(_ source: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    endOfLine(source, start) < end
  }

  /// Keeps the run of comments before the first token, and comments that speak to viperlint.
  private mutating func noteComment(
    _ source: borrowing Span<UInt8>, _ start: Int, _ end: Int, _ flags: Token.Flags
  ) {
    if tokens.isEmpty {
      if header.isEmpty {
        header = ByteRange(start: UInt32(start), end: UInt32(end))
      } else if lineEnds(source, Int(header.end), start) < 2 {
        header.end = UInt32(end)
      }
    }
    var text = start + 2
    while text < end && (source[text] == 0x20 || source[text] == 0x09 || source[text] == source[start + 1]) {
      text += 1
    }
    guard peek(source, text) == 0x76, equals(source, text, "viperlint:") else { return }
    noteDirective(source, start, text + 10, end, isTrailing: !flags.contains(.startsLine))
  }

  private func lineEnds(_ source: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var count = 0
    var position = start
    while position < end {
      if source[position] == 0x0a || (source[position] == 0x0d && peek(source, position + 1) != 0x0a) { count += 1 }
      position += 1
    }
    return count
  }

  /// A merge conflict marker at the start of a line: the whole conflict is skipped, as the compiler does.
  mutating func conflictMarker(_ source: borrowing Span<UInt8>, _ start: Int) -> Int? {
    guard start == 0 || source[start - 1] == 0x0a || source[start - 1] == 0x0d else { return nil }
    let closing: StaticString
    if equals(source, start, "<<<<<<< ") {
      closing = ">>>>>>> "
    } else if equals(source, start, ">>>> ") {
      closing = "<<<<"
    } else {
      return nil
    }
    var line = endOfLine(source, start)
    while line < source.count {
      line += 1
      if equals(source, line, closing) {
        let end = endOfLine(source, line)
        problems.append(
          ReadProblem(kind: .conflictMarker, range: ByteRange(start: UInt32(start), end: UInt32(end))))
        return end
      }
      line = endOfLine(source, line)
    }
    return nil
  }
}
