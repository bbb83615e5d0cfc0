import SourceText

/// The names a configuration file may have.
let configurationNames = [".viperlint.yml", ".viperlint.yaml"]

/// Whether a file is called like a configuration.
public func isConfiguration(_ path: String) -> Bool { configurationNames.contains(SlashPath.lastComponent(of: path)) }

/// The nearest configuration above a path (a file or a folder), as an absolute path. The walk up ends at the first folder
/// with a `.git`: what lies above it is another project.
///
/// - Parameter isFile: whether there is a file at a path; content that is only in git counts where it is asked about.
public func findConfiguration(
  above path: String, isFile: (String) -> Bool = { isDirectory($0) == false }
) -> String? {
  var folder = isDirectory(path) == true ? path : SlashPath.folder(of: path)
  while true {
    for name in configurationNames where isFile(SlashPath.joined(folder, name)) {
      return SlashPath.joined(folder, name)
    }
    // `.git` is a file in a worktree and in a submodule.
    if isDirectory(SlashPath.joined(folder, ".git")) != nil || folder == "/" { return nil }
    folder = SlashPath.folder(of: folder)
  }
}
