import LintRules
import SourceText
import Workspace

/// A configuration at work on the files below its folder.
struct EffectiveConfiguration {
  /// It is in force for the files below, and its paths count from here; absolute.
  var folder: String
  /// Absolute; nil: there is none, and the defaults are in force.
  var configurationPath: String?
  var rulebook: Rulebook
  /// The files that it is made of, absolute: its own, those that it extends, rules in files of their own.
  var files: Set<String> = []
  /// Its configuration could be read; else the rulebook only keeps the place.
  var isSound = true

  /// The folder that the value of a key counts from: that of the file which says it, maybe one that is extended.
  func folder(of key: String, workingDirectory: String) -> String {
    let own = rulebook.configuration.path
    guard let origin = rulebook.configuration.origins[key]?.path, origin != own, !origin.isEmpty else { return folder }
    return SlashPath.joined(workingDirectory, SlashPath.folder(of: origin))
  }

  /// What it excludes, below its own folder.
  func exclusion(_ workingDirectory: String) -> Exclusions.Scope {
    Exclusions.Scope(
      folder: folder, countedFrom: self.folder(of: "exclude", workingDirectory: workingDirectory),
      patterns: rulebook.configuration.exclude.map(\.fromItsFolder))
  }
}
