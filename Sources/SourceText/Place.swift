/// Where something is written: a file and a position in it.
public struct Place: Sendable, Hashable {
  /// With forward slashes.
  public var path: String
  /// Where it starts.
  public var position: Position

  public init(path: String, position: Position) {
    self.path = path
    self.position = position
  }
}
