/// What a file is a source of, by its name. Whatever lists sources, reads them or asks git about them asks here.
public enum SourceKind: Sendable, Hashable, CaseIterable {
  /// Swift code.
  case swift
  /// Storyboards and xibs.
  case interface

  /// Nil for a file that is no source.
  ///
  /// - Parameter path: a path or a name; its folders do not matter.
  public init?(_ path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else {
      return nil
    }
  }
}
