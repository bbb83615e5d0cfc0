import Workspace

/// What stands in for the disk: content that is only in git or in an editor.
struct Standin {
  /// By absolute path.
  var overlay: [String: [UInt8]] = [:]
  /// On disk, and not to be seen: files and folders.
  var hidden: Set<String> = []
  /// What is asked about, absolute; nil: everything.
  var filter: [String]?
  /// Where the search for a configuration begins, absolute; nil: at the first path.
  var start: String?

  /// Whether there is a file at an absolute path.
  func isFile(_ path: String) -> Bool {
    overlay[path] != nil || !hidden.contains(path) && isDirectory(path) == false
  }

  /// Whether there is anything at an absolute path, a file or a folder.
  func isThere(_ path: String) -> Bool {
    overlay[path] != nil || !hidden.contains(path) && isDirectory(path) != nil
  }

  /// The bytes of the file at an absolute path.
  func read(_ path: String) -> Result<[UInt8], FileProblem> {
    if let bytes = overlay[path] { return .success(bytes) }
    if hidden.contains(path) { return .failure(FileProblem(path: path, reason: "git does not have it")) }
    return readFile(path)
  }
}
