import SourceText

/// What git tells its hooks about the repository that they are run for. It holds for that one alone: a hook in a linked
/// worktree has `GIT_DIR`, and whatever folder git is asked about then is taken for the top of that worktree.
enum GitEnvironment {
  /// Nothing of it.
  static let none: [String: String?] = ["GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil]

  /// For questions to one repository: the index is taken from the environment where it is one of that repository
  /// (`git commit <file>` makes one of its own for the hook).
  ///
  /// - Parameters:
  ///   - top: of its work tree, without symbolic links.
  ///   - directory: where git keeps it.
  static func changes(top: String, directory: String) -> [String: String?] {
    var changes = none
    let directory = realPath(directory) ?? directory
    guard let index = environmentVariable("GIT_INDEX_FILE"), !index.isEmpty else { return changes }
    // A hook starts at the top of the work tree; it may have gone on to another folder.
    let here = workingDirectory()
    let candidates = [here, top].map { SlashPath.joined($0, index) }
    let isIn = { (path: String) in realPath(SlashPath.folder(of: path)) == directory }
    if let own = candidates.first(where: isIn) {
      changes["GIT_INDEX_FILE"] = own
    } else if isTold(of: directory, top), let elsewhere = candidates.first(where: isTaken) {
      changes["GIT_INDEX_FILE"] = elsewhere
    }
    return changes
  }

  /// Whether the environment speaks of this repository: it says so, or it says nothing, and we stand in it.
  private static func isTold(of directory: String, _ top: String) -> Bool {
    let here = workingDirectory()
    guard let told = environmentVariable("GIT_DIR") else { return remainder(of: here, below: top) != nil }
    return realPath(SlashPath.joined(here, told)) == directory
  }
}
