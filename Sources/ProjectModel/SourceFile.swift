import SwiftFacts

/// A Swift file as the project model wants it: where it lies and what it says. Immutable, and a class only so that looking
/// something up in a list of files copies one reference.
public final class SourceFile: Sendable {
  /// Relative to the working directory, forward slashes.
  public let path: String
  public let facts: FileFacts

  public init(path: String, facts: FileFacts) {
    self.path = path
    self.facts = facts
  }
}
