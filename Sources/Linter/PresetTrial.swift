import LintRules
import SourceText

/// What a preset makes of some code.
public struct PresetTrial: Sendable {
  /// Its id: `viper`.
  public var preset: String
  /// How many modules have the parts of the pattern.
  public var modules: Int
  /// Breaches that its rules judge as errors; warnings do not count.
  public var errors: Int
  /// The types with the roles and modules that the preset gives them.
  public var map: ProjectMap
  /// How many modules are put together as the pattern has it.
  public let votes: Int
  /// Folders whose modules follow another pattern.
  public let strangers: [PatternFolder]

  /// Counts the votes for each pattern by which part stores which in `map`.
  public init(preset: String, modules: Int, errors: Int, map: ProjectMap) {
    self.preset = preset
    self.modules = modules
    self.errors = errors
    self.map = map
    let votes = PresetTrial.votes(map)
    self.votes = votes.counts[preset] ?? 0
    strangers = votes.strangers(to: preset)
  }

  private static func votes(_ map: ProjectMap) -> PatternVotes {
    var votes = PatternVotes()
    for edge in map.edges where edge.way == "stores" {
      let (one, other) = (map.types[edge.from], map.types[edge.to])
      guard one.isJudged, let module = one.moduleNumber, let role = one.role, let object = other.role else { continue }
      votes.add(PatternVotes.Pair(Role(role), Role(object)), of: module, in: SlashPath.folder(of: one.place.path))
    }
    return votes
  }
}

/// Presets that were tried on some code, the one that it follows first: by the modules that are put together that way.
/// Where none is, the number of modules decides roughly, and then the fewest errors. Of equals the one that
/// was tried first.
public func likeliestFirst(_ trials: [PresetTrial]) -> [PresetTrial] {
  let most = trials.map(\.modules).max() ?? 0
  return trials.enumerated().sorted { one, other in
    if one.element.votes != other.element.votes { return one.element.votes > other.element.votes }
    let (isLikely, isOtherLikely) = (one.element.modules * 2 >= most, other.element.modules * 2 >= most)
    if isLikely != isOtherLikely { return isLikely }
    return (one.element.errors, one.offset) < (other.element.errors, other.offset)
  }.map(\.element)
}
