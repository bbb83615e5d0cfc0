import SourceText

/// The content of a file that a configuration needs, as far as the caller has looked.
public enum FileContent: Sendable, Equatable {
  case bytes([UInt8])
  /// Why it cannot be read: `there is no such file`.
  case unreadable(String)
}

/// One step on the way from the text of a configuration to its meaning.
public enum ConfigurationStep: Sendable, Equatable {
  /// These files are needed as well: read them and ask again.
  case needs([String])
  /// Everything is read. The value is nil when the configuration itself cannot be read.
  case done(Decoded<Configuration>)
}

/// Makes a configuration whole: with everything that it extends, and with its rules in files of their own.
///
/// Does not read the disk. Pass the files that are at hand by path; as long as the answer is `needs`, add those files
/// (or the reason why they cannot be read) and call again.
///
/// - Parameters:
///   - path: The configuration, a key of `files`. Paths in it count from its folder.
///   - files: By path; a path that was asked for is spelled in the same way here.
///   - here: The folder that all these paths count from, absolute; so do the paths that patterns will be asked about.
///     Empty where patterns will not be asked.
///   - countsFromHere: Paths in the configuration count from `here`, too (`--config`); those in files that it extends
///     still count from the folder of their file.
public func resolveConfiguration(
  at path: String, files: [String: FileContent], here: String = "", countsFromHere: Bool = false
) -> ConfigurationStep {
  var resolver = Resolver(files: files, here: here, countsFromHere: countsFromHere)
  let configuration = resolver.resolve(path, namedAt: nil, chain: [])
  if !resolver.missing.isEmpty { return .needs(resolver.missing) }
  return .done(
    Decoded(
      value: configuration, problems: resolver.problems.sorted(), references: configuration?.references ?? []))
}

private struct Resolver {
  let files: [String: FileContent]
  let here: String
  let countsFromHere: Bool
  var missing: [String] = []
  var problems: [Problem] = []
  /// What has been extended: each file counts once, where it is first met.
  private var visited: Set<String> = []

  /// More than so many configurations in a row are a mistake.
  private static let longestChain = 64

  init(files: [String: FileContent], here: String, countsFromHere: Bool) {
    self.files = files
    self.here = here
    self.countsFromHere = countsFromHere
  }

  mutating func resolve(_ path: String, namedAt place: Place?, chain: [String]) -> Configuration? {
    guard !chain.contains(path) else {
      report(place, "a configuration extends itself: " + (chain + [path]).joined(separator: " → "))
      return nil
    }
    guard visited.insert(path).inserted else { return nil }
    guard chain.count < Resolver.longestChain else {
      report(place, "more than \(Resolver.longestChain) configurations extend each other in a row")
      return nil
    }
    guard let bytes = bytes(of: path, namedAt: place) else { return nil }
    let folder = SlashPath.folder(of: path)
    let isHere = here.isEmpty || countsFromHere && chain.isEmpty
    let folders = PathFolders(written: isHere ? here : SlashPath.joined(here, folder), asked: here)
    let decoded = decodeConfiguration(bytes, path: path, folders: folders)
    problems += decoded.problems.filter { !problems.contains($0) }
    guard var configuration = decoded.value else { return nil }
    configuration.customRules = configuration.customRules.compactMap {
      readRule($0, folder: folder, folders, &configuration)
    }
    // The last one that is extended is the nearest.
    var base: Configuration?
    for extended in configuration.extends {
      let next = resolve(SlashPath.joined(folder, extended.name), namedAt: extended.place, chain: chain + [path])
      if let next { base = base.map { next.extending($0) } ?? next }
    }
    configuration.extends = []
    return base.map { configuration.extending($0) } ?? configuration
  }

  private mutating func readRule(
    _ rule: CustomRule, folder: String, _ folders: PathFolders, _ configuration: inout Configuration
  ) -> CustomRule? {
    guard case .file(let file) = rule else {
      if case .written(let rule) = rule { configuration.origins["custom-rules." + rule.id] = rule.place }
      return rule
    }
    let path = SlashPath.joined(folder, file.name)
    guard let bytes = bytes(of: path, namedAt: file.place) else { return nil }
    let decoded = decodeRule(bytes, path: path, folders: folders)
    problems += decoded.problems.filter { !problems.contains($0) }
    configuration.references += decoded.references
    if let rule = decoded.value { configuration.origins["custom-rules." + rule.id] = file.place }
    return decoded.value.map(CustomRule.written)
  }

  private mutating func bytes(of path: String, namedAt place: Place?) -> [UInt8]? {
    switch files[path] {
    case .bytes(let bytes): return bytes
    case .unreadable(let reason):
      if let place {
        report(place, "\(path): \(reason)")
      } else {
        problems.append(Problem(path: path, message: "cannot be read: \(reason)"))
      }
      return nil
    case nil:
      if !missing.contains(path) { missing.append(path) }
      return nil
    }
  }

  private mutating func report(_ place: Place?, _ message: String) {
    problems.append(place.map { Problem(at: $0, message: message) } ?? Problem(path: "", message: message))
  }
}
