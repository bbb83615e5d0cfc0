import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What patterns like `Modules/*/Sources` stand for below a folder: paths of files and folders that exist, absolute,
/// sorted.
///
/// - Parameters:
///   - tree: what there is instead of what the disk has; nil: the disk is asked.
///   - grounds: nothing outside of them is meant; nil: anything may be.
public func expand(
  _ patterns: [PathPattern], in folder: String, of tree: FileTree? = nil, within grounds: Grounds? = nil
) -> ExpandedPatterns {
  var paths: Set<String> = []
  var expanded = ExpandedPatterns()
  for pattern in patterns {
    var found = Set(matches(of: pattern, in: folder, within: grounds))
    if let tree { found = found.filter(tree.mayHave).union(tree.matches(of: pattern, in: folder)) }
    if found.isEmpty { expanded.idle.append(pattern) }
    if let grounds {
      let inside = found.filter(grounds.hold)
      if inside.count < found.count { expanded.outside.append(pattern) }
      found = inside
    }
    paths.formUnion(found)
  }
  expanded.paths = paths.sorted()
  return expanded
}

/// What patterns stand for.
public struct ExpandedPatterns: Sendable, Equatable {
  /// Absolute, sorted.
  public var paths: [String] = []
  /// Patterns that stand for nothing.
  public var idle: [PathPattern] = []
  /// Patterns that stand for something outside of what may be read, which is left out.
  public var outside: [PathPattern] = []
}

private func matches(of pattern: PathPattern, in folder: String, within grounds: Grounds?) -> [String] {
  guard pattern.isGlob else {
    let path = SlashPath.joined(folder, pattern.text)
    return isDirectory(path) == nil ? [] : [path]
  }
  var found: [String] = []
  // Folders, each with what the symbolic links on the way to it lead to.
  var pending: [(relative: String, links: [String])] = [("", [])]
  while let (relative, links) = pending.popLast() {
    let path = relative.isEmpty ? folder : folder + "/" + relative
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let entries = readDirectory(descriptor) else { continue }
    for entry in entries {
      guard let name = entry.name, !Exclusions.alwaysSkips(name) else { continue }
      let child = relative.isEmpty ? name : relative + "/" + name
      if pattern.matches(child) {
        // A folder is read whole: what else matches inside of it is read with it.
        found.append(folder + "/" + child)
      } else if pattern.mayCover(inside: child) {
        switch entry.kind {
        case .directory: pending.append((child, links))
        case .link:
          // A pattern with `**` would go round in a circle for ever.
          guard let real = realPath(folder + "/" + child), isDirectory(real) == true, !links.contains(real),
            grounds?.hold(real) != false,
            remainder(of: realPath(path) ?? path, below: real) == nil
          else { break }
          pending.append((child, links + [real]))
        case .file, .special: break
        }
      }
    }
  }
  return found
}

extension PathPattern {
  /// It may stand for several paths.
  var isGlob: Bool { text.contains { $0 == "*" || $0 == "?" } }
}
