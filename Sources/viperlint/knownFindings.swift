import Linter
import SourceText
import Workspace

/// Baselines for the linter, which knows nothing of folders.
/// - Parameter isAsked: of which files the entries are reported; nil: it does not matter.
func knownFindings(
  of files: [BaselineFile], among configurations: [EffectiveConfiguration], _ project: Project,
  askedAbout isAsked: ((String) -> Bool)?
) -> [KnownFindings] {
  files.compactMap { file in
    guard let baseline = file.baseline else { return nil }
    var known = KnownFindings(
      baseline, configurations: file.configurations.count == configurations.count ? nil : file.configurations,
      located: { file.located($0, project) }, home: { file.home(of: $0, project) },
      isRead: { file.isRead($0, project, configurations) })
    if let isAsked {
      known.silent = Set(baseline.entries.map(\.identity.path)).filter { !isAsked(SlashPath.joined(file.folder, $0)) }
    }
    return known
  }
}

extension BaselineFile {
  /// What a path of the report is called in this baseline.
  func located(_ path: String, _ project: Project) -> String {
    let path = SlashPath.joined(project.selection.workingDirectory, path)
    // A folder that was given may be a symbolic link, through which no other run comes.
    if !project.readsSources, let real = realPath(path), let folder = realPath(folder),
      let inside = remainder(of: real, below: folder)
    {
      return inside
    }
    return SlashPath.relative(path, to: folder)
  }

  /// The configuration above a file that this baseline speaks of: a file moves within the files of one. (With
  /// `--config` all is one project.)
  func home(of path: String, _ project: Project) -> String {
    if project.isConfigurationGiven { return "" }
    return findConfiguration(above: SlashPath.joined(folder, path), isThere: project.overlay.isThere) ?? ""
  }

  /// Whether a run reads a file that this baseline speaks of, or would if it was there: several projects may share one.
  func isRead(_ path: String, _ project: Project, _ configurations: [EffectiveConfiguration]) -> Bool {
    let path = SlashPath.joined(folder, path)
    let read = project.readsSources ? [project.root] + project.selection.paths : project.givenFolders
    let isInside = read.contains { given in
      let given = SlashPath.joined(project.selection.workingDirectory, given)
      return remainder(of: path, below: given) != nil
        || remainder(of: realPath(path) ?? path, below: realPath(given) ?? given) != nil
    }
    guard isInside, project.readsSources, !project.isConfigurationGiven,
      let configuration = findConfiguration(above: path, isThere: project.overlay.isThere)
    else { return isInside }
    // `sources:` may pass over a project further down.
    return configurations.contains { $0.configurationPath == configuration }
  }
}
