import SourceText
import SwiftFacts

extension Tokenizer {
  /// `role presenter`, `ignore a, b -- because`, `ignore-file a -- because` behind `viperlint:`.
  mutating func noteDirective(
    _ source: borrowing Span<UInt8>, _ comment: Int, _ start: Int, _ end: Int, isTrailing: Bool
  ) {
    var end = end
    if end - comment >= 4 && source[comment + 1] == 0x2a && source[end - 1] == 0x2f && source[end - 2] == 0x2a {
      end -= 2
    }
    let range = ByteRange(start: UInt32(comment), end: UInt32(end))
    var word = start
    while word < end && (source[word] | 0x20 >= 0x61 && source[word] | 0x20 <= 0x7a || source[word] == 0x2d) {
      word += 1
    }
    let kind: DirectiveFact.Kind
    switch word - start {
    case 4 where equals(source, start, "role"): kind = .role
    case 6 where equals(source, start, "ignore"): kind = .ignore
    case 11 where equals(source, start, "ignore-file"): kind = .ignoreFile
    default: kind = .unknown
    }
    var separator = word
    while separator < end && !isReason(source, separator, end) { separator += 1 }
    let subject = trimmed(source, word, separator)
    let reason = separator < end ? trimmed(source, separator + 2, end) : ByteRange(start: UInt32(end), end: UInt32(end))
    if kind == .unknown || subject.isEmpty {
      problems.append(ReadProblem(kind: .malformedDirective, range: range))
    }
    directives.append(
      DirectiveFact(
        kind: kind, subject: subject, reason: reason, subjectText: 0, reasonText: 0, range: range,
        isTrailing: isTrailing, covers: ByteRange(start: 0, end: 0)))
  }

  /// ` -- `, also right behind the word of the directive or at the end of the line.
  private func isReason(_ source: borrowing Span<UInt8>, _ position: Int, _ end: Int) -> Bool {
    guard position + 1 < end, source[position] == 0x2d, source[position + 1] == 0x2d else { return false }
    let before = source[position - 1]
    let after = position + 2 < end ? source[position + 2] : 0x20
    return (before == 0x20 || before == 0x09) && (after == 0x20 || after == 0x09)
  }

  private func trimmed(_ source: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    while start < end && (source[start] == 0x20 || source[start] == 0x09) { start += 1 }
    while end > start && (source[end - 1] == 0x20 || source[end - 1] == 0x09) { end -= 1 }
    return ByteRange(start: UInt32(start), end: UInt32(end))
  }
}
