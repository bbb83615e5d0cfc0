import SourceText

/// The lines in which two texts differ.
public struct ChangedLines: Sendable, Equatable {
  /// In the old text, from the beginning of a line to that of another or to the end of one; empty where lines were only
  /// put in. Bytes.
  public let old: ByteRange
  /// The same in the new text.
  public let new: ByteRange

  /// As if these lines had been exchanged as a whole.
  public var change: TextChange { TextChange(start: old.start, end: old.end, count: new.end - new.start) }

  /// Both texts have less than 4 GiB.
  public init(from old: [UInt8], to new: [UInt8]) {
    let change = TextChange(from: old, to: new)
    let (oldLines, newLines) = (LineTable(of: old), LineTable(of: new))
    func isStart(_ offset: Int, _ lines: LineTable) -> Bool { lines.position(of: UInt32(offset)).column == 1 }
    var (start, end, count) = (Int(change.start), Int(change.end), Int(change.count))
    // `  a()` put in between two lines that begin with blanks: they may be the blanks of the one before or behind.
    while !isStart(start, oldLines) {
      if start == end, count > 0, new[start + count - 1] == old[start - 1] {
        (start, end) = (start - 1, end - 1)
      } else if count == 0, start < end, old[end - 1] == old[start - 1] {
        (start, end) = (start - 1, end - 1)
      } else {
        break
      }
    }
    let isWhole = isStart(start, oldLines) && isStart(end, oldLines) && isStart(start + count, newLines)
    while !isStart(start, oldLines) { (start, count) = (start - 1, count + 1) }
    // Behind what was changed both texts are the same.
    while !isWhole, end < old.count, !isLineEnd(old[end]) { (end, count) = (end + 1, count + 1) }
    self.old = ByteRange(start: UInt32(start), end: UInt32(end))
    self.new = ByteRange(start: UInt32(start), end: UInt32(start + count))
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

/// A text of the same length and with the same lines in which some bytes are blanks.
public func blanked(_ text: [UInt8], in range: ByteRange) -> [UInt8] {
  var text = text
  for offset in Int(range.start)..<Int(max(range.start, range.end)) where !isLineEnd(text[offset]) {
    text[offset] = UInt8(ascii: " ")
  }
  return text
}
