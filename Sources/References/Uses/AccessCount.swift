/// How many member accesses, and names of what is drawn, could be followed.
public struct AccessCount: Sendable, Equatable {
  /// What is accessed was found, or is from outside.
  public var resolved = 0
  /// The type of what stands before the dot is not known, or has no such member.
  public var unresolved = 0
  /// Besides: written names of several types, none of them nearer than the others.
  public var ambiguous = 0
  /// Calls that ask for a screen, a segue or a xib by its name, where some are drawn.
  public var identifiers = 0
  /// Those of them whose name cannot be read, or is drawn nowhere.
  public var unknownIdentifiers = 0

  /// None.
  public init() {}

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: AccessCount) {
    resolved += other.resolved
    unresolved += other.unresolved
    ambiguous += other.ambiguous
    identifiers += other.identifiers
    unknownIdentifiers += other.unknownIdentifiers
  }
}
