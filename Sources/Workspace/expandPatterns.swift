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
/// - Parameter tree: what there is instead of what the disk has; nil: the disk is asked.
/// - Returns: the paths, and the patterns that stand for nothing.
public func expand(
  _ patterns: [PathPattern], in folder: String, of tree: FileTree? = nil
) -> (paths: [String], idle: [PathPattern]) {
  var paths: Set<String> = []
  var idle: [PathPattern] = []
  for pattern in patterns {
    var found = Set(matches(of: pattern, in: folder))
    if let tree { found = found.filter(tree.mayHave).union(tree.matches(of: pattern, in: folder)) }
    if found.isEmpty { idle.append(pattern) }
    paths.formUnion(found)
  }
  return (paths.sorted(), idle)
}

private func matches(of pattern: PathPattern, in folder: String) -> [String] {
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
