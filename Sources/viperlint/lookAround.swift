import LintRules
import SourceText
import SwiftReader
import Workspace

/// The configuration from which one reads everything that a project may have to do with: the topmost one above a path,
/// as long as it reads the project itself. One that excludes it, or passes over it, stands for another project.
///
/// - Parameter nearest: the configuration of the project, absolute.
func configurationOfWhole(
  around nearest: String, above path: String, workingDirectory here: String, _ overlay: Overlay
) -> String {
  guard let top = findTopmostConfiguration(above: path, isThere: overlay.isThere), top != nearest else {
    return nearest
  }
  let whole = reading(of: effective(at: top, here, overlay), here, overlay)
  let folder = SlashPath.folder(of: nearest)
  let isRead = whole.paths.contains {
    remainder(of: folder, below: $0) != nil || remainder(of: $0, below: folder) != nil
  }
  return isRead && !whole.exclusions.excludes(folder) ? top : nearest
}

extension Project {
  /// Finds out whether everything is read that may have to do with what is judged. Only then can anything be called
  /// stale, unused or idle: what seems so may have its subject, or the type that it is about, in what was left out.
  mutating func lookAround() {
    let here = selection.workingDirectory
    let given = selection.paths.map { SlashPath.joined(here, $0) }
    isComplete = readsSources || !holdsMore(wholeSelection, than: given)
    isWhole = isComplete
    guard isWhole, !isConfigurationGiven, let nearest = configurationPath else { return }
    let top = configurationOfWhole(around: nearest, above: root, workingDirectory: here, overlay)
    if top != nearest {
      isWhole = !holdsMore(reading(of: effective(at: top, here, overlay), here, overlay), than: given)
    }
  }

  /// What is read where the user does not name a path. Without a configuration it is the repository that the paths lie
  /// in, or as much of it as is below the working directory; of a path outside of that nothing but itself.
  var wholeSelection: SourceSelection {
    let here = selection.workingDirectory
    if configurationPath != nil {
      let own = EffectiveConfiguration(folder: root, configurationPath: configurationPath, rulebook: rulebookForReading)
      return reading(of: own, isGiven: isConfigurationGiven, here, overlay)
    }
    let wholes = selection.paths.map { path -> String in
      let path = SlashPath.joined(here, path)
      guard remainder(of: path, below: here) != nil else { return path }
      let checkout = repositoryRoot(around: path) { _ in nil }
      return checkout.flatMap { remainder(of: $0, below: here) == nil ? nil : $0 } ?? here
    }
    return SourceSelection(paths: Set(wholes).sorted(), workingDirectory: here)
  }

  private func holdsMore(_ whole: SourceSelection, than given: [String]) -> Bool {
    var whole = whole
    whole.hidden = selection.hidden
    var reader = SwiftReader()
    // Tests prove nothing about others, and manifests have no types.
    let silent = rulebookForReading.naming.testImports + ["PackageDescription", "ProjectDescription"]
    return whole.holdsMore(than: given) { bytes in
      let facts = reader.read(bytes)
      return !facts.surface.imports.contains { $0.isTestable || silent.contains(facts.names[$0.target]) }
    }
  }
}

/// A configuration without the rules that it makes.
private func effective(at path: String, _ here: String, _ overlay: Overlay) -> EffectiveConfiguration {
  let loaded = filesOfConfiguration(at: path, countsFromHere: false, workingDirectory: here, read: overlay.read)
  return EffectiveConfiguration(
    folder: SlashPath.folder(of: path), configurationPath: path,
    rulebook: Rulebook(preset: "", configuration: loaded.configuration))
}

/// What a run of a configuration without paths reads.
private func reading(
  of effective: EffectiveConfiguration, isGiven: Bool = false, _ here: String, _ overlay: Overlay
) -> SourceSelection {
  var paths = [effective.folder]
  if let patterns = effective.rulebook.configuration.sources {
    let folder = effective.folder(of: "sources", workingDirectory: here)
    let grounds = configurationGrounds(of: effective.configurationPath, isGiven: isGiven, workingDirectory: here)
    paths = expand(patterns.map(\.fromItsFolder), in: folder, of: overlay.tree, within: grounds).paths
  }
  return SourceSelection(
    paths: paths, exclusions: Exclusions(scopes: [effective.exclusion(here)]), workingDirectory: here)
}
