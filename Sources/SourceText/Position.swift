/// A place in a text as people and editors name it: both count from 1.
public struct Position: Sendable, Hashable, Comparable {
  /// Lines end at LF, CR LF or a lone CR.
  public var line: UInt32
  /// Counts UTF-8 bytes, as the Swift compiler does.
  public var column: UInt32

  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  /// By line, then column.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
