import SourceText

/// The names a configuration file may have; where both are there, the first one is read.
public let configurationNames = [".viperlint.yml", ".viperlint.yaml"]

/// Whether a file is called like a configuration.
public func isConfiguration(_ path: String) -> Bool { configurationNames.contains(SlashPath.lastComponent(of: path)) }

/// The nearest configuration above a path (a file or a folder), as an absolute path. The walk up ends at the first folder
/// with a `.git`: what lies above it is another project.
///
/// A folder of that name is one, too: reading it says what is wrong.
///
/// - Parameter isThere: whether there is something at a path; content that is only in git counts where it is asked about.
public func findConfiguration(
  above path: String, isThere: (String) -> Bool = { isDirectory($0) != nil }
) -> String? {
  var folder = isDirectory(path) == true ? path : SlashPath.folder(of: path)
  while true {
    for name in configurationNames where isThere(SlashPath.joined(folder, name)) {
      return SlashPath.joined(folder, name)
    }
    // `.git` is a file in a worktree and in a submodule.
    if isDirectory(SlashPath.joined(folder, ".git")) != nil || folder == "/" { return nil }
    folder = SlashPath.folder(of: folder)
  }
}
