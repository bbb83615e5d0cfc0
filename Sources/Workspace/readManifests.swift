import Linter
import SourceText
import SwiftReader

/// What the manifests above the selected paths say of targets: `viperlint check Sources` reads no `Package.swift`, and
/// files belong to its targets all the same. (Manifests below are files of the project like any other.) Folders are
/// absolute.
public func readManifests(above selection: SourceSelection) -> [TargetFolder] {
  var found: [TargetFolder] = []
  var seen: Set<String> = []
  for path in selection.paths {
    let given = SlashPath.joined(selection.workingDirectory, path)
    if isDirectory(SlashPath.joined(given, ".git")) != nil { continue }
    var folder = SlashPath.folder(of: given)
    while seen.insert(folder).inserted {
      for name in ["Package.swift", "Project.swift"] {
        let path = SlashPath.joined(folder, name)
        guard !selection.hidden.contains(path), let bytes = selection.overlay[path] ?? (try? readFile(path).get())
        else { continue }
        let manifest = SourceFile(path: name, facts: read(bytes))
        found += targetFolders(ofManifest: manifest, in: folder) {
          isDirectory($0) == true || selection.tree?.mayHave($0) == true
        }
      }
      // A repository ends here, and so does what one manifest can speak of.
      if folder == "/" || isDirectory(SlashPath.joined(folder, ".git")) != nil { break }
      folder = SlashPath.folder(of: folder)
    }
  }
  return found
}
