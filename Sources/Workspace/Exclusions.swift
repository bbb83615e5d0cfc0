import SourceText

/// What is not read: hidden folders, build products, other people's code (SEMANTICS.md §2), and what the configurations
/// exclude.
public struct Exclusions: Sendable {
  /// Patterns of one configuration.
  public struct Scope: Sendable {
    /// Nothing outside is excluded; absolute.
    public var folder: String
    /// The patterns count from here: another folder where they stand in a file that is extended.
    public var origin: String
    /// What one of them covers is excluded, with all that lies in it.
    public var patterns: [PathPattern]

    /// - Parameter origin: nil: the folder itself.
    public init(folder: String, countedFrom origin: String? = nil, patterns: [PathPattern]) {
      self.folder = folder
      self.origin = origin ?? folder
      self.patterns = patterns
    }
  }

  /// One for each configuration; what any of them excludes is excluded.
  public var scopes: [Scope]

  public init(scopes: [Scope] = []) {
    self.scopes = scopes
  }

  /// Whether a walk passes over a name, whatever the configurations say. Hidden files go, too: `._A.swift` is no Swift.
  /// `{{cookiecutter.name}}View.swift` is a template, as all in `Module.xctemplate` is.
  static func alwaysSkips(_ name: String) -> Bool {
    switch name {
    case "DerivedData", "Pods", "Carthage": true
    default: name.hasPrefix(".") || name.hasSuffix(".xctemplate") || name.containsBytes(of: "{{")
    }
  }

  /// Whether a configuration excludes this file or folder, or a folder above it.
  public func excludes(_ absolute: String) -> Bool {
    scopes.contains { scope in
      guard !scope.patterns.isEmpty, let path = remainder(of: absolute, below: scope.folder), !path.isEmpty else {
        return false
      }
      let seen = scope.origin == scope.folder ? path : SlashPath.relative(absolute, to: scope.origin)
      return scope.patterns.contains { $0.covers(seen) }
    }
  }

  /// Whether a path that was given by name is excluded, itself or through a folder that contains it. What lies above
  /// the folder of every configuration does not count: a project may well live in a hidden folder.
  public func excludesGiven(_ absolute: String) -> Bool {
    let isSkipped = scopes.contains { scope in
      guard let path = remainder(of: absolute, below: scope.folder) else { return false }
      return SlashPath.components(of: path).contains { Self.alwaysSkips(String($0)) }
    }
    return isSkipped || excludes(absolute)
  }
}
