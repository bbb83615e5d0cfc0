import SourceText

/// The names a configuration file may have; where both are there, the first one is read.
public let configurationNames = [".viperlint.yml", ".viperlint.yaml"]

/// Whether a file is called like a configuration.
public func isConfiguration(_ path: String) -> Bool { configurationNames.contains(SlashPath.lastComponent(of: path)) }

/// The nearest configuration above a path (a file or a folder), as an absolute path. The walk up ends at the first
/// folder with a `.git`: what lies above it is another project.
///
/// A folder of that name is one, too, and a link that leads nowhere: reading it says what is wrong.
///
/// - Parameter isThere: whether there is something at a path; content that is only in git counts where it is asked
///   about.
public func findConfiguration(
  above path: String, isThere: (String) -> Bool = { isDirectory($0) != nil }
) -> String? {
  for folder in foldersOfProject(above: path) {
    if let configuration = configuration(in: folder, isThere) { return configuration }
  }
  return nil
}

/// The topmost configuration above a path, found on the same way: a run that starts from it reads the
/// files of those below it.
public func findTopmostConfiguration(
  above path: String, isThere: (String) -> Bool = { isDirectory($0) != nil }
) -> String? {
  for folder in foldersOfProject(above: path).reversed() {
    if let configuration = configuration(in: folder, isThere) { return configuration }
  }
  return nil
}

/// A file above a path that the user may have meant for a configuration, though it is called otherwise.
public func findMisnamedConfiguration(
  above path: String, isThere: (String) -> Bool = { isDirectory($0) == false }
) -> String? {
  let names = ["viperlint.yml", "viperlint.yaml", ".viperlint", ".viperlint.json"]
  return foldersOfProject(above: path).lazy.flatMap { folder in names.map { SlashPath.joined(folder, $0) } }.first {
    isThere($0)
  }
}

private func configuration(in folder: String, _ isThere: (String) -> Bool) -> String? {
  configurationNames.lazy.map { SlashPath.joined(folder, $0) }.first { isThere($0) || isDeadLink($0) }
}

/// The folders on the way up.
private func foldersOfProject(above path: String) -> [String] {
  var folders = [isDirectory(path) == true ? path : SlashPath.folder(of: path)]
  // `.git` is a file in a worktree and in a submodule.
  while let last = folders.last, last != "/", isDirectory(SlashPath.joined(last, ".git")) == nil {
    folders.append(SlashPath.folder(of: last))
  }
  return folders
}
