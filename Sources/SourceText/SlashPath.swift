/// Arithmetic with paths that are written with forward slashes. Nothing here looks at a disk.
public enum SlashPath {
  /// The components without empty ones and `.`; a leading slash is not among them.
  public static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
  }

  /// Where the last slash of a path stands.
  public static func lastSlash(_ path: String) -> String.Index? {
    let offset = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) }
    guard let offset else { return path.utf8.lastIndex(of: UInt8(ascii: "/")) }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// Whether it begins with a slash; the empty path does not.
  public static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Without `.`, doubled slashes and `a/..`; `..` at the start of a relative path stays. The empty path is `.`.
  public static func normalised(_ path: String) -> String {
    var kept: [Substring] = []
    for component in components(of: path) {
      if component != ".." {
        kept.append(component)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute(path) {
        kept.append(component)
      }
    }
    let joined = kept.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from `folder`; an absolute path stays what it is. Normalised.
  public static func joined(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return normalised(path) }
    return normalised(folder + "/" + path)
  }

  /// The path that leads from a folder to `path`: `../B/x` from `A` to `B/x`. Both absolute, or both relative to the
  /// same folder; where that is not so, or the way leads through an unknown `..`, `path` itself, normalised.
  public static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (normalised(path), normalised(folder))
    guard isAbsolute(path) == isAbsolute(folder) else { return path }
    let (to, from) = (components(of: path), components(of: folder))
    var shared = 0
    while shared < min(to.count, from.count), to[shared] == from[shared] { shared += 1 }
    if from[shared...].contains("..") { return path }
    let steps = from[shared...].map { _ in Substring("..") } + to[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The folder that holds the path: `A/B` for `A/B/c.swift`, `.` for `c.swift`, `/` for `/c.swift`.
  public static func folder(of path: String) -> String {
    // Most paths are as plain as that of a file in a folder.
    if let slash = lastSlash(path), slash != path.startIndex, slash != path.utf8.index(before: path.endIndex),
      isPlain(path)
    {
      return String(path[..<slash])
    }
    let parts = components(of: path).dropLast()
    if isAbsolute(path) { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// No component is empty or a dot.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    var isDot = false
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        if isStart || isDot { return false }
        isStart = true
        continue
      }
      isDot = isStart && byte == UInt8(ascii: ".")
      isStart = false
    }
    return !isStart && !isDot
  }

  /// The last component, or the empty string.
  public static func lastComponent(of path: String) -> String {
    // Most paths end in a name, which can be had without the others.
    if let slash = lastSlash(path), case let name = path[path.utf8.index(after: slash)...], !name.isEmpty, name != "." {
      return String(name)
    }
    return components(of: path).last.map(String.init) ?? ""
  }

  /// The last component without what follows its last dot: `Login` for `A/Login.swift`.
  public static func stem(of path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
