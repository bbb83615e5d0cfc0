/// A glob over paths with forward slashes: `**` stands for any folders, `*` for any characters of one component, `?`
/// for one of them. `App/Legacy/**`, `**/Generated/**`, `Modules/*/Sources`.
public struct PathPattern: Sendable, Hashable {
  /// As it was written.
  public let text: String
  private let components: [Component]
  private let frame: Frame?

  /// Paths are asked about as they are seen from `here`; a pattern counts from `folder`, where the file lies that it is
  /// written in. Nil where that is one folder. Both are absolute.
  private struct Frame: Sendable, Hashable {
    var here: String
    var folder: String
  }

  private enum Component: Sendable, Hashable {
    /// `**`: no folder, one, or many; at the end of a pattern at least one component.
    case anyFolders
    case name(NamePattern)
  }

  /// Leading `./` and slashes at the end say nothing and are dropped. The pattern `.` stands for everything.
  public init(_ text: String) { self.init(text, countedFrom: "", askedFrom: "") }

  /// - Parameters:
  ///   - folder: the pattern counts from here; absolute.
  ///   - here: paths that are asked about count from here; absolute.
  public init(_ text: String, countedFrom folder: String, askedFrom here: String) {
    self.text = text
    frame = folder == here ? nil : Frame(here: here, folder: folder)
    components = SlashPath.components(of: SlashPath.normalised(text)).map {
      $0 == "**" ? .anyFolders : .name(NamePattern(String($0)))
    }
  }

  /// Whether the whole path matches.
  public func matches(_ path: String) -> Bool {
    states(along: seen(path)) { _ in }[components.count] || components.isEmpty
  }

  /// Whether the path itself or a folder above it matches: a pattern that names a folder speaks of all that is in it.
  public func covers(_ path: String) -> Bool {
    var isCovered = components.isEmpty
    _ = states(along: seen(path)) { if $0[components.count] { isCovered = true } }
    return isCovered
  }

  /// Of a pattern that names folders, without `**`: what its stars stand for on the way to a path below such a folder.
  /// `App/Features/*` and `App/Features/Login/View.swift` give `Login`; several stars are joined by slashes, and a
  /// pattern without a star is called as it is written. Nil where the path lies below no such folder.
  public func slice(of path: String) -> String? {
    let path = SlashPath.components(of: seen(path))
    guard !components.isEmpty, path.count > components.count else { return nil }
    var stars: [Substring] = []
    for (component, name) in zip(components, path) {
      guard case .name(let pattern) = component, pattern.matches(name) else { return nil }
      if !pattern.isLiteral { stars.append(Substring(name)) }
    }
    return stars.isEmpty ? text : stars.joined(separator: "/")
  }

  /// Whether something in this folder could be covered, so that a walk has to enter it.
  public func mayCover(inside folder: String) -> Bool {
    covers(folder) || states(along: seen(folder)) { _ in }.contains(true)
  }

  /// This pattern for paths that count from its own folder.
  public var fromItsFolder: PathPattern { PathPattern(text) }

  private func seen(_ path: String) -> String {
    guard let frame else { return path }
    return SlashPath.relative(SlashPath.joined(frame.here, path), to: frame.folder)
  }

  /// `states[k]` says whether the first `k` components of the pattern match all of the path; `visit` sees the states
  /// for each of its beginnings. Takes (components of pattern × components of path) steps.
  private func states(along path: String, visit: ([Bool]) -> Void) -> [Bool] {
    let count = components.count
    var states = Array(repeating: false, count: count + 1)
    states[0] = true
    for k in 0..<count where k + 1 < count && components[k] == .anyFolders && states[k] { states[k + 1] = true }
    for name in SlashPath.components(of: path) {
      var next = Array(repeating: false, count: count + 1)
      for k in 0..<count {
        switch components[k] {
        case .name(let pattern):
          next[k + 1] = states[k] && pattern.matches(name)
        case .anyFolders:
          let standsForNothing = k + 1 < count && next[k]
          next[k + 1] = states[k] || states[k + 1] || standsForNothing
        }
      }
      states = next
      visit(states)
    }
    return states
  }
}

extension PathPattern: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
