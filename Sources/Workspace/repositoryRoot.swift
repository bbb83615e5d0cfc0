import SourceText

/// The folder that CI servers count paths from: the root of the repository around a folder, absolute.
///
/// What the server says (`GITHUB_WORKSPACE`, `CI_PROJECT_DIR`) holds where the folder lies in it, or around it; but a
/// repository that was checked out into a folder of a workspace has its root there. Elsewhere it is the nearest folder
/// with a `.git`. Nil where there is none.
///
/// - Parameter folder: absolute, without symbolic links.
public func repositoryRoot(around folder: String, environment: (String) -> String?) -> String? {
  let said = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(environment).filter(SlashPath.isAbsolute).map {
    realPath($0) ?? SlashPath.normalised($0)
  }
  let checkout = nearestCheckout(above: folder)
  if let workspace = said.first(where: { remainder(of: folder, below: $0) != nil }) {
    // In a submodule the server still counts from the outer repository.
    if isCheckout(workspace) { return workspace }
    return checkout.flatMap { remainder(of: $0, below: workspace) == nil ? nil : $0 } ?? workspace
  }
  return said.first { remainder(of: $0, below: folder) != nil } ?? checkout
}

private func nearestCheckout(above folder: String) -> String? {
  var folder = folder
  while !isCheckout(folder) {
    if folder == "/" { return nil }
    folder = SlashPath.folder(of: folder)
  }
  return folder
}

/// `.git` is a file in a worktree and in a submodule.
private func isCheckout(_ folder: String) -> Bool { isDirectory(SlashPath.joined(folder, ".git")) != nil }
