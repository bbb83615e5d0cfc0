import Workspace

/// What stands in for the disk: content that is only in git or in an editor.
struct Overlay {
  /// By absolute path.
  var contents: [String: [UInt8]] = [:]
  /// What git has instead of the disk, and what the run may never want: the ids of contents by absolute path, and where
  /// they are.
  var objects: [String: String] = [:]
  var git: Git?
  /// On disk, and not to be seen: files and folders.
  var hidden: Set<String> = []
  /// What is asked about, absolute; nil: everything.
  var filter: [String]?
  /// Types whose files are gone: what is still called so is asked about, too.
  var deletedTypes: Set<String> = []
  /// Files that are gone and whose types git cannot tell; absolute.
  var unknownDeletions: [String] = []
  /// Where the search for a configuration begins, absolute; nil: at the first path.
  var start: String?
  /// What there is instead of what the disk has; nil: the disk is asked.
  var tree: FileTree?

  /// Whether there is a file at an absolute path.
  func isFile(_ path: String) -> Bool {
    let path = withoutLinks(path)
    return has(path) || !hidden.contains(path) && isDirectory(path) == false
  }

  /// Whether there is anything at an absolute path, a file or a folder.
  func isThere(_ path: String) -> Bool {
    let path = withoutLinks(path)
    return has(path) || !hidden.contains(path) && isDirectory(path) != nil
  }

  /// The bytes of the file at an absolute path.
  func read(_ path: String) -> Result<[UInt8], FileProblem> {
    let real = withoutLinks(path)
    if let bytes = contents[real] { return .success(bytes) }
    if let git, let object = objects[real] {
      return git.contents(of: [object]).map { $0[object] ?? [] }
        .mapError { FileProblem(path: path, reason: $0.message) }
    }
    if hidden.contains(real) { return .failure(FileProblem(path: path, reason: "git does not have it")) }
    return readFile(path)
  }

  /// Git knows files by their real paths. A path that the user gave is taken as it is.
  private func withoutLinks(_ path: String) -> String {
    if contents.isEmpty && hidden.isEmpty && objects.isEmpty || has(path) || hidden.contains(path) { return path }
    return realPath(path) ?? path
  }

  private func has(_ path: String) -> Bool { contents[path] != nil || objects[path] != nil }
}
