import SourceText

/// The names a configuration file may have.
let configurationNames = [".viperlint.yml", ".viperlint.yaml"]

/// The nearest configuration above a path (a file or a folder), as an absolute path. The walk up ends at the first folder
/// with a `.git`: what lies above it is another project.
public func findConfiguration(above path: String) -> String? {
  var folder = isDirectory(path) == true ? path : SlashPath.folder(of: path)
  while true {
    for name in configurationNames where isDirectory(SlashPath.joined(folder, name)) == false {
      return SlashPath.joined(folder, name)
    }
    // `.git` is a file in a worktree and in a submodule.
    if isDirectory(SlashPath.joined(folder, ".git")) != nil || folder == "/" { return nil }
    folder = SlashPath.folder(of: folder)
  }
}
