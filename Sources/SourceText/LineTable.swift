/// Where the lines of a text start, to turn byte offsets into lines and columns.
///
/// Lines end at LF, CR LF or a lone CR.
public struct LineTable: Sendable, Hashable {
  /// `starts[k]` is the offset of the first byte of line `k + 1`; `starts[0]` is 0.
  public var starts: [UInt32]

  /// A table from line starts that a reader has collected already.
  public init(starts: [UInt32]) {
    self.starts = starts.isEmpty ? [0] : starts
  }

  /// Goes through a whole text of less than 4 GiB. One that ends with a line end has an empty last line.
  public init(of bytes: [UInt8]) {
    starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(UInt32(index))
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(UInt32(index))
      }
    }
  }

  /// The position of a byte; offsets behind the end of the text lie on its last line.
  public func position(of offset: UInt32) -> Position {
    let line = starts.dropFirst().partitionPoint { $0 > offset }
    return Position(line: UInt32(line), column: offset - starts[line - 1] + 1)
  }

  /// The offset of the first byte of a line (counted from 1), or nil when there is no such line.
  public func start(ofLine line: UInt32) -> UInt32? {
    line >= 1 && Int(line) <= starts.count ? starts[Int(line) - 1] : nil
  }
}
