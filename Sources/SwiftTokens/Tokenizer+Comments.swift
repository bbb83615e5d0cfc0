import SourceText
import SwiftFacts

extension Tokenizer {

  mutating func lineComment(_ start: Int, _ flags: Token.Flags) -> Int {
    let end = source.endOfLine(start)
    noteComment(start, end, flags)
    return end
  }

  mutating func blockComment(_ start: Int, _ flags: Token.Flags) -> Int {
    let end = source.endOfBlockComment(start)
    noteLines(start, end ?? source.count)
    guard let end else {
      problems.append(
        ReadProblem(kind: .unterminatedComment, range: ByteRange(start: UInt32(start), end: UInt32(source.count))))
      return source.count
    }
    noteComment(start, end, flags)
    return end
  }

  /// Keeps the run of comments before the first token, and comments that speak to viperlint.
  private mutating func noteComment(_ start: Int, _ end: Int, _ flags: Token.Flags) {
    if tokens.isEmpty, !isBehindHeader {
      if header.isEmpty {
        header = ByteRange(start: UInt32(start), end: UInt32(end))
      } else if source.lineEnds(Int(header.end), start) < 2 {
        header.end = UInt32(end)
      } else {
        isBehindHeader = true
      }
    }
    var text = start + 2
    while text < end && (source[text] == 0x20 || source[text] == 0x09 || source[text] == source[start + 1]) {
      text += 1
    }
    guard source[text] == 0x76, source.equals(text, "viperlint:") else { return }
    noteDirective(start, text + 10, end, isTrailing: !flags.contains(.startsLine))
  }

  /// A merge conflict marker at the start of a line: the whole conflict is skipped, as the compiler does.
  mutating func conflictMarker(_ start: Int) -> Int? {
    guard start == 0 || source[start - 1] == 0x0a || source[start - 1] == 0x0d else { return nil }
    let closing: StaticString
    if source.equals(start, "<<<<<<< ") {
      closing = ">>>>>>> "
    } else if source.equals(start, ">>>> ") {
      closing = "<<<<"
    } else {
      return nil
    }
    // Without an end there is no conflict, and one look at the rest of the file is enough to know.
    guard !conflictsHaveNoEnd else { return nil }
    var line = source.endOfLine(start)
    while line < source.count {
      line += 1
      if source.equals(line, closing) {
        let end = source.endOfLine(line)
        noteLines(start, end)
        problems.append(
          ReadProblem(kind: .conflictMarker, range: ByteRange(start: UInt32(start), end: UInt32(end))))
        return end
      }
      line = source.endOfLine(line)
    }
    conflictsHaveNoEnd = true
    return nil
  }
}
