import SourceText

/// The files and folders of the next commit. The disk may have others, and may lack some.
public struct FileTree: Sendable {
  private let top: String
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Submodules and symbolic links: what is behind them the disk knows.
  private var doors: Set<String> = []

  /// - Parameters:
  ///   - entries: what the commit will have; absolute.
  ///   - top: the folder that it is about; absolute.
  public init(_ entries: [StagedFile], below top: String) {
    self.top = top
    folders = [top]
    for entry in entries {
      if entry.kind == .file { files.insert(entry.path) } else { doors.insert(entry.path) }
      var folder = SlashPath.folder(of: entry.path)
      while folders.insert(folder).inserted { folder = SlashPath.folder(of: folder) }
    }
  }

  /// Whether something is at an absolute path; true also where the tree cannot tell: outside, and behind a door.
  public func mayHave(_ path: String) -> Bool {
    files.contains(path) || folders.contains(path) || remainder(of: path, below: top) == nil || isBehindDoor(path)
  }

  /// Whether a path leads through a submodule or a symbolic link, or is one.
  public func isBehindDoor(_ path: String) -> Bool {
    var path = path
    while remainder(of: path, below: top)?.isEmpty == false {
      if doors.contains(path) { return true }
      path = SlashPath.folder(of: path)
    }
    return false
  }

  /// Whether some file has a name that ends like this.
  public func hasFile(endingWith ending: String) -> Bool { files.contains { $0.hasSuffix(ending) } }

  /// Files and folders below a folder that match a pattern; what is inside of such a folder is not looked at.
  func matches(of pattern: PathPattern, in folder: String) -> Set<String> {
    guard pattern.isGlob else {
      let path = SlashPath.joined(folder, pattern.text)
      return files.contains(path) || folders.contains(path) ? [path] : []
    }
    var found: Set<String> = []
    for file in files {
      guard let path = remainder(of: file, below: folder), !path.isEmpty else { continue }
      var seen = ""
      for name in SlashPath.components(of: path) {
        if Exclusions.alwaysSkips(String(name)) { break }
        seen += seen.isEmpty ? String(name) : "/" + name
        if pattern.matches(seen) {
          found.insert(folder + "/" + seen)
          break
        }
      }
    }
    return found
  }
}
