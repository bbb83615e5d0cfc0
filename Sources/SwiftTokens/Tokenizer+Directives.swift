import SourceText
import SwiftFacts

extension Tokenizer {
  /// `role presenter`, `ignore a, b -- because`, `ignore-file a -- because` behind `viperlint:`.
  mutating func noteDirective(
    _ comment: Int, _ start: Int, _ end: Int, isTrailing: Bool
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
    case 4 where source.equals(start, "role"): kind = .role
    case 6 where source.equals(start, "ignore"): kind = .ignore
    case 11 where source.equals(start, "ignore-file"): kind = .ignoreFile
    default: kind = .unknown
    }
    var separator = word
    while separator < end && !source.isReason(separator, end) { separator += 1 }
    let subject = source.trimmed(word, separator)
    let reason = separator < end ? source.trimmed(separator + 2, end) : ByteRange(start: UInt32(end), end: UInt32(end))
    if kind == .unknown || subject.isEmpty {
      problems.append(ReadProblem(kind: .malformedDirective, range: range))
    }
    directives.append(
      DirectiveFact(
        kind: kind, subject: subject, reason: reason, subjectText: 0, reasonText: 0, range: range,
        isTrailing: isTrailing, covers: ByteRange(start: 0, end: 0)))
  }

}
