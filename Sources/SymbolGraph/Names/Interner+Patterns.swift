import LintRules
import SourceText

extension Interner {
  /// The names that a pattern means: the one that it spells, or all that it matches.
  public func names(_ pattern: NamePattern) -> [NameID] {
    if pattern.isLiteral { return find(pattern.text).map { [$0] } ?? [] }
    return (1..<NameID(count)).filter { pattern.matches(utf8($0)) }
  }

  /// The names that some patterns match, from an ID on.
  public func names(_ patterns: [NamePattern], from first: NameID) -> [NameID] {
    if patterns.isEmpty { return [] }
    return (first..<NameID(count)).filter { nameID in
      let name = utf8(nameID)
      return patterns.contains { $0.matches(name) }
    }
  }
}
