/// Where something is written: a file and a position in it.
public struct Place: Sendable, Hashable {
  /// With forward slashes.
  public var path: String
  /// Where it starts.
  public var position: Position
  /// Where it ends, exclusive; nil where only its beginning is known.
  public var end: Position?

  public init(path: String, position: Position, end: Position? = nil) {
    self.path = path
    self.position = position
    self.end = end
  }
}
