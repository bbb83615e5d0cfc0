import SwiftFacts

/// A Swift file as the project model wants it: where it lies and what it says.
public struct SourceFile: Sendable {
  /// Relative to the working directory, forward slashes.
  public let path: String
  private let box: Boxed<FileFacts>

  public init(path: String, facts: FileFacts) {
    self.path = path
    box = Boxed(facts)
  }

  public var facts: FileFacts {
    @inline(__always) _read { yield box.value }
  }
}
